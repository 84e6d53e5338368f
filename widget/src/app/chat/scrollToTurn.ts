/** Distance in pixels above the question at which the view may rest. */
export const SCROLL_GAP = 12;

/**
 * Scrolls to the end of the conversation, but never past its last question: a long answer is read from its start. Returns
 * where that is.
 */
export function scrollToTurn(box: HTMLElement): number {
  const last = [...box.querySelectorAll('[data-turn]')].at(-1);
  const end = box.scrollHeight - box.clientHeight;
  const offset = last ? last.getBoundingClientRect().top - box.getBoundingClientRect().top - SCROLL_GAP : end;
  box.scrollTop = Math.min(end, box.scrollTop + offset);
  return box.scrollTop;
}
