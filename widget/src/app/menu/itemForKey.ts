/**
 * The menu item that a key moves the focus to: arrows step and wrap, Home and End jump, a letter looks for the next item that
 * begins with it. Undefined if the key moves nothing.
 * @param index Of the focused item; -1 if none is.
 */
export function itemForKey(items: readonly HTMLElement[], index: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[(index + 1) % items.length];
    case 'ArrowUp':
      return items.at(index - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default: {
      const letter = key.length === 1 ? key.trim().toLowerCase() : '';
      if (letter === '') return undefined;
      return items.slice(index + 1).find(({ textContent }) => textContent.trim().toLowerCase().startsWith(letter));
    }
  }
}
