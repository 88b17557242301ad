/** Icons that every page uses (game-icons.net, CC BY 3.0). */

export { default as book } from 'icon:open-book';
export { default as replay } from 'icon:clockwise-rotation';
export { default as talk } from 'icon:conversation';
export { default as menu } from 'icon:hamburger-menu';
export { default as soundOn } from 'icon:sound-on';
export { default as soundOff } from 'icon:sound-off';
export { default as sun } from 'icon:sun';
export { default as moon } from 'icon:moon';
export { default as scroll } from 'icon:tied-scroll';
export { default as lantern } from 'icon:asian-lantern';
export { default as search } from 'icon:magnifying-glass';
export { default as friends } from 'icon:three-friends';
export { default as hourglass } from 'icon:hourglass';
export { default as learn } from 'icon:graduate-cap';
export { default as eye } from 'icon:spyglass';
export { default as laurels } from 'icon:laurels';
export { default as back } from 'icon:return-arrow';
export { default as help } from 'icon:help';
export { default as hint } from 'icon:light-bulb';
export { default as aid } from 'icon:checklist';
export { default as cover } from 'icon:sight-disabled';
export { default as flag } from 'icon:flying-flag';
export { default as skull } from 'icon:crowned-skull';
export { default as pen } from 'icon:quill-ink';
