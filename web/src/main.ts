import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { session } from './lib/session.svelte';
import { speakIn } from './lib/text.svelte';

await speakIn(session.lang);

export default mount(App, { target: document.getElementById('app')! });
