import { bubbleStyles } from './bubbleStyles.ts';

export interface BubbleParts {
  host: HTMLElement;
  wrap: HTMLElement;
  button: HTMLElement;
  icon: Element;
  badge: HTMLElement;
  panel: HTMLElement;
}

const SVG = 'http://www.w3.org/2000/svg';

function make(tag: string, className: string, parent: Node, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.appendChild(element);
  return element;
}

function drawIcon(parent: Node): Element {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  parent.appendChild(svg);
  return svg.appendChild(document.createElementNS(SVG, 'path'));
}

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
export function drawBubble(locale: string, name: string): BubbleParts {
  const host = document.createElement('parlance-widget');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root);
  const wrap = make('div', '', root, { lang: locale });
  const button = make('button', 'b', wrap, { type: 'button', 'aria-label': name });
  const icon = drawIcon(button);
  const badge = make('span', 'n', button);
  const panel = make('div', 'p', wrap, { role: 'dialog', 'aria-label': name });
  return { host, wrap, button, icon, badge, panel };
}
