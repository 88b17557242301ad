// Four players move in turn, without end. The state has about 2 kB; no player sees the cards of the others.
const { INVALID_MOVE, PlayerView, TurnOrder } = require('boardgame.io/core');

const KEPT = 12;

function setup({ random }) {
    const cards = [...'CDHS'].flatMap((suit) => Array.from({ length: 13 }, (_, n) => ({ suit, value: n + 1 })));
    const deck = random.Shuffle(cards);
    const players = Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { hand: deck.splice(0, 6) }]));
    const seats = [0, 1, 2, 3].map((seat) => ({ seat, name: `Player number ${seat}`, points: 0 }));
    const said = { number: 0, seat: '0', card: { suit: 'C', value: 1 }, text: 'the game begins' };
    return { secret: { deck }, players, seats, discard: deck.splice(0, 8), log: Array(KEPT).fill(said), played: 0 };
}

function play({ G, playerID, random }, index) {
    const { hand } = G.players[playerID];
    if (!Number.isInteger(index) || index < 0 || index >= hand.length) return INVALID_MOVE;
    const [card] = hand.splice(index, 1);
    G.discard.push(card);
    if (!G.secret.deck.length) G.secret.deck = random.Shuffle(G.discard.splice(0, G.discard.length - 1));
    hand.push(G.secret.deck.pop());
    G.played += 1;
    G.seats[playerID].points += card.value;
    G.log.push({ number: G.played, seat: playerID, card, text: 'plays a card' });
    if (G.log.length > KEPT) G.log.shift();
}

module.exports = {
    name: 'cards',
    minPlayers: 4,
    maxPlayers: 4,
    setup,
    playerView: PlayerView.STRIP_SECRETS,
    turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
    moves: { play },
};
