// node visitors.js TABLES SECONDS: clients with credentials and their own sockets, four a table, in a closed loop.
// Prints the moves per second, and the time until the socket of the player who moved has the new state.
const { fork } = require('node:child_process');
const { once } = require('node:events');
const { setTimeout: pause } = require('node:timers/promises');
const WebSocket = require('ws');

const TABLES = Number(process.argv[2] ?? 50);
const SECONDS = Number(process.argv[3] ?? 10);
const SEATS = ['0', '1', '2', '3'];
const NAMESPACE = '/cards';

const waits = [];
let counting = false;

class Player {
    constructor(port, match, seat, credentials) {
        Object.assign(this, { port, match, seat, credentials, sent: 0 });
    }

    // The protocol of socket.io over one WebSocket: a library would cost the clients more than it costs the server.
    async sit() {
        this.socket = new WebSocket(`ws://127.0.0.1:${this.port}/socket.io/?EIO=4&transport=websocket`);
        const seated = new Promise((resolve) => (this.seated = resolve));
        this.socket.on('message', (data) => this.hear(data.toString()));
        await seated;
    }

    hear(text) {
        if (text[0] === '0') this.socket.send(`40${NAMESPACE},`);
        else if (text === '2') this.socket.send('3');
        else if (text.startsWith(`40${NAMESPACE},`)) this.emit('sync', this.match, this.seat, this.credentials, SEATS.length);
        else if (text.startsWith(`42${NAMESPACE},`)) this.see(JSON.parse(text.slice(3 + NAMESPACE.length)));
    }

    see([event, , news]) {
        if (event === 'sync') {
            this.state = news.state;
            this.seated();
        } else if (event === 'update') {
            if (this.sent) this.moved(news);
            this.state = news;
            this.move();
        }
    }

    moved(state) {
        const last = state.G.log.at(-1);
        if (state._stateID !== this.state._stateID + 1 || last.seat !== this.seat) throw new Error('a move went astray');
        if (counting) waits.push(performance.now() - this.sent);
        this.sent = 0;
    }

    move() {
        const { ctx, G, _stateID } = this.state;
        if (ctx.currentPlayer !== this.seat) return;
        const args = [Math.floor(Math.random() * G.players[this.seat].hand.length)];
        const payload = { type: 'play', args, playerID: this.seat, credentials: this.credentials };
        this.sent = performance.now();
        this.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, this.seat);
    }

    emit(...args) {
        this.socket.send(`42${NAMESPACE},${JSON.stringify(args)}`);
    }
}

async function post(port, path, body) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}/games/cards/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
}

async function table(port) {
    const { matchID } = await post(port, 'create', { numPlayers: SEATS.length });
    const players = [];
    for (const seat of SEATS) {
        const joined = await post(port, `${matchID}/join`, { playerID: seat, playerName: `P${seat}` });
        players.push(new Player(port, matchID, seat, joined.playerCredentials));
    }
    await Promise.all(players.map((player) => player.sit()));
    return players;
}

async function used(server) {
    server.send('used');
    const [{ used }] = await once(server, 'message');
    return (used.user + used.system) / 1000;
}

async function measure(server) {
    const [{ port }] = await once(server, 'message');
    const players = [];
    for (let made = 0; made < TABLES; made += 1) players.push(...(await table(port)));
    for (const player of players) player.move();
    await pause(SECONDS * 250);
    const [before, began] = [await used(server), performance.now()];
    counting = true;
    await pause(SECONDS * 1000);
    counting = false;
    const seconds = (performance.now() - began) / 1000;
    const spent = (await used(server)) - before;
    waits.sort((one, other) => one - other);
    return {
        moves_per_second: Math.round((waits.length / seconds) * 10) / 10,
        p50_ms: Math.round(waits[Math.floor(waits.length * 0.5)] * 100) / 100,
        p99_ms: Math.round(waits[Math.floor(waits.length * 0.99)] * 100) / 100,
        server_ms_per_move: Math.round((spent / waits.length) * 1000) / 1000,
    };
}

const server = fork(`${__dirname}/server.js`, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: { ...process.env, NODE_ENV: 'production' } });
server.on('exit', () => process.exit(1));
measure(server).then((found) => {
    console.log(JSON.stringify(found));
    process.exit();
});
