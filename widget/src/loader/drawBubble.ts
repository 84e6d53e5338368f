import type { BubbleAppearance } from '../protocol/appMessage.ts';
import { bubbleStyles } from './bubbleStyles.ts';
import { make } from './make.ts';

export interface DrawnBubble {
  host: HTMLElement;
  button: HTMLElement;
  panel: HTMLElement;
  setOpen: (isOpen: boolean) => void;
  setAppearance: (appearance: BubbleAppearance) => void;
  /** 0 removes the badge. */
  setUnread: (count: number) => void;
  /** The app has drawn its own close button. */
  setReady: () => void;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A constructable sheet passes a strict style-src; browsers without it get a style element. */
function adoptStyles(root: ShadowRoot): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(bubbleStyles);
    root.adoptedStyleSheets = [sheet];
  } catch {
    make('style', '', root).textContent = bubbleStyles;
  }
}

/** Draws the closed bubble in a shadow root, so that neither side's styles reach the other. */
export function drawBubble(appearance: BubbleAppearance, locale: string, name: string): DrawnBubble {
  const host = document.createElement('parlance-widget');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root);
  const wrap = make('div', '', root);
  const button = make('button', 'b', wrap, name);
  const svg = document.createElementNS(SVG, 'svg');
  const icon = document.createElementNS(SVG, 'path');
  const badge = make('span', 'n', button);
  const panel = make('div', 'p', wrap, name);
  wrap.lang = locale;
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.append(icon);
  button.prepend(svg);
  panel.role = 'dialog';
  let isShown = false;
  let mark: string;

  function setOpen(isOpen: boolean): void {
    isShown = isOpen;
    panel.className = isOpen ? 'p s' : 'p';
    button.setAttribute('aria-expanded', `${isOpen}`);
    icon.setAttribute('d', isOpen ? 'M6 9l6 6 6-6' : mark);
  }

  function setAppearance({ color, text, align, icon: path }: BubbleAppearance): void {
    host.style.cssText = `--c:${color};--t:${text}`;
    wrap.dir = align === 'left' ? 'rtl' : 'ltr';
    mark = path;
    setOpen(isShown);
  }

  setAppearance(appearance);
  return {
    host,
    button,
    panel,
    setOpen,
    setAppearance,
    setUnread: (count) => {
      badge.textContent = `${count || ''}`;
      button.setAttribute('aria-label', count ? `${name} (${count})` : name);
    },
    setReady: () => {
      wrap.className = 'r';
    },
  };
}
