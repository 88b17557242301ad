// boardgame.io in a process of its own, with its store in memory. It tells its parent its address and what it has used.
const { Server } = require('boardgame.io/server');
const game = require('./game');

Server({ games: [game], origins: [] })
    .run(0)
    .then(({ appServer }) => process.send({ port: appServer.address().port }));
process.on('message', () => process.send({ used: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
