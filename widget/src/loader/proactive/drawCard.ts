import { make } from '../make.ts';

const CARD =
  'width:min(300px,100vw - 40px);height:auto;max-height:33vh;margin-bottom:68px;padding:16px;border-radius:16px;overflow:auto;font:15px/20px system-ui';
const TEXT = 'display:block;padding-right:24px';
const CHOICE = 'display:block;margin-top:8px;padding:8px 16px;border:1px solid;border-radius:16px';
const X = 'position:absolute;top:0;right:0;padding:8px 16px';

/**
 * Draws a message above the bubble, whose place, colours, shadow and print styles it takes (.b); at most a third of the page high. It is
 * behind the bubble in the order of the keyboard, says nothing to screen readers by itself, and moves no focus. Styles are set one
 * by one: a page's policy forbids none of these.
 */
export function drawCard(
  parent: ParentNode,
  [lang = '', close, ...texts]: readonly string[],
  onOpen: (ask: string) => void,
  onDismiss: () => void,
): HTMLElement {
  const card = make('div', 'b', parent);
  const add = (text: string, style: string, onClick: () => void, label?: string): void => {
    const button = make('button', '', card, label);
    button.textContent = text;
    button.dir = 'auto';
    button.style.cssText = style;
    button.addEventListener('click', onClick);
  };
  card.lang = lang;
  card.style.cssText = CARD;
  card.addEventListener('keydown', ({ key }) => key === 'Escape' && onDismiss());
  texts.forEach((text, place) => add(text, place ? CHOICE : TEXT, () => onOpen(place ? text : '')));
  add('×', X, onDismiss, close);
  return card;
}
