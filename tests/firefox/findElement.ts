/** Kind by which people know an element. */
export type Kind = 'button' | 'field' | 'text';

/**
 * The first element of a page that people see and know by a name; null while there is none. Runs in the page, so it may use
 * nothing from outside. The names of buttons and fields are whole, those of texts parts of what stands there.
 */
export function findElement(kind: Kind, name: string): Element | null {
  const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const has = (node: Node): node is HTMLElement =>
    // What is rendered is slow to find out: only where it may be what is looked for.
    node instanceof HTMLElement && tidy(node.textContent).includes(name) && tidy(node.innerText).includes(name);
  const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const textOf = (id: string): string => tidy(document.getElementById(id)?.textContent);
  const nameOf = (element: Element): string =>
    tidy(element.getAttribute('aria-label')) ||
    (element.getAttribute('aria-labelledby') ?? '').split(' ').map(textOf).join(' ').trim() ||
    tidy(element.textContent);
  if (kind === 'text') {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    let found: HTMLElement | null = null;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // The innermost one that has the text, in one piece or in several.
      if (has(node) && isSeen(node)) found = node;
      else if (found !== null && !found.contains(node)) break;
    }
    return found;
  }
  if (kind === 'button') {
    const all = document.querySelectorAll('button, a, [role="button"], [role="menuitem"], [role="tab"]');
    return [...all].find((element) => isSeen(element) && nameOf(element) === name) ?? null;
  }
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return (
    [...fields].find((field) => {
      // A form marks what must be filled in behind the name.
      const labels = [...(field.labels ?? [])].map((label) => tidy(label.textContent).replace(/\s*\*$/, ''));
      return isSeen(field) && [...labels, nameOf(field)].includes(name);
    }) ?? null
  );
}
