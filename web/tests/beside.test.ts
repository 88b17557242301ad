import { describe, expect, it } from 'vitest';
import { placeBeside, type Box } from '../src/table/beside';

const PHONE = { width: 390, height: 844 };
const BUBBLE = { width: 300, height: 230 };
const prompt: Box = { x: 6, y: 540, width: 378, height: 170 };
const menu: Box = { x: 0, y: 0, width: 390, height: 46 };
const off = { prompt, menu, answers: null, board: null, touched: [] };

describe('the coach', () => {
    it('stands off the menu and off what it lights where there is room', () => {
        const lit: Box = { x: 250, y: 310, width: 40, height: 40 };
        const { y } = placeBeside(lit, BUBBLE, off, PHONE);
        expect(y).toBeGreaterThanOrEqual(menu.height);
        expect(y + BUBBLE.height).toBeLessThanOrEqual(lit.y);
    });

    it('rather covers the menu than what it lights', () => {
        const lit: Box = { x: 0, y: 250, width: 390, height: 590 };
        expect(placeBeside(lit, BUBBLE, off, PHONE).y).toBe(8);
    });
});
