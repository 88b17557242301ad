/** Marks an element that can be scrolled with the sides on which there is more (`data-more="down"`), so that the style
 * can show it (`app.css`). */

/** Pixels that do not count as more to see: the touch area of a chip sticks out by so much. */
const SLACK = 12;

export function more(box: HTMLElement): () => void {
    const look = () => {
        const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth } = box;
        const down = scrollTop + clientHeight < scrollHeight - SLACK;
        const right = scrollLeft + clientWidth < scrollWidth - SLACK;
        const sides = [down && 'down', right && 'right'].filter(Boolean).join(' ');
        if (box.dataset.more !== sides) box.dataset.more = sides;
    };
    const resized = new ResizeObserver(look);
    const changed = new MutationObserver(look);
    resized.observe(box);
    changed.observe(box, { childList: true, subtree: true, characterData: true });
    box.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
        resized.disconnect();
        changed.disconnect();
        box.removeEventListener('scroll', look);
    };
}
