import { openSearch } from './docs/openSearch.ts';

/* Runs on the pages of the documentation: the search, and the buttons that copy code. */

async function copyCode({ target }: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest('button[data-copy]') : null;
  const code = button?.parentElement?.querySelector('code');
  if (!button || !code) return;
  await navigator.clipboard.writeText(code.textContent);
  const label = button.textContent;
  button.textContent = button.closest('[data-copied]')?.getAttribute('data-copied') ?? label;
  setTimeout(() => (button.textContent = label), 2000);
}

document.addEventListener('click', (event) => void copyCode(event).catch(reportError));

for (const search of document.querySelectorAll<HTMLElement>('[data-docs-search]')) openSearch(search);
