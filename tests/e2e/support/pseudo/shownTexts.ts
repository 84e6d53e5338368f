import type { Frame, Page } from '@playwright/test';

/**
 * All that a page says now: its title, its visible texts, and names, titles and placeholders of its elements. Code is left out, and
 * what the page itself marks as text of another language.
 */
export function shownTexts(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const NAMES = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ];
    const language = document.documentElement.lang;
    const isOwn = (element: Element): boolean =>
      element.closest('script, style, noscript, code, pre') === null &&
      element.closest('[lang]')?.getAttribute('lang') === language;
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || !isOwn(parent)) continue;
      if (parent.matches('option') || parent.checkVisibility({ visibilityProperty: true }))
        texts.push(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!isOwn(element)) continue;
      for (const name of NAMES) texts.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
  });
}
