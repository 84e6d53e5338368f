import { createIndex, type Found } from './createIndex.ts';

type Search = (query: string) => Found[];

interface Parts {
  root: HTMLElement;
  input: HTMLInputElement;
  box: HTMLElement;
  status: HTMLElement;
  list: HTMLElement;
}

function partsOf(root: HTMLElement): Parts | undefined {
  const input = root.querySelector('input');
  const box = root.querySelector<HTMLElement>('.docs-results');
  const status = root.querySelector<HTMLElement>('output');
  const list = root.querySelector<HTMLElement>('ul');
  return input && box && status && list ? { root, input, box, status, list } : undefined;
}

async function loadIndex(url: string): Promise<Search> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return createIndex(await response.json());
}

function entryOf({ id, title, heading }: Found): HTMLLIElement {
  const link = document.createElement('a');
  link.href = id;
  link.textContent = heading === '' ? title : heading;
  if (heading !== '') {
    const page = document.createElement('span');
    page.textContent = title;
    link.append(page);
  }
  const entry = document.createElement('li');
  entry.append(link);
  return entry;
}

function showFound({ root, input, status, list }: Parts, search: Search): void {
  const query = input.value.trim();
  const found = search(query);
  status.textContent =
    found.length === 0 ? (root.dataset['none'] ?? '').replace('%s', query) : (root.dataset['found'] ?? '');
  list.replaceChildren(...found.map(entryOf));
}

function showFailure({ root, status, list }: Parts, again: () => void): void {
  status.textContent = root.dataset['failed'] ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = root.dataset['again'] ?? '';
  button.addEventListener('click', again);
  const entry = document.createElement('li');
  entry.append(button);
  list.replaceChildren(entry);
}

/** Arrow keys go from the field through what was found and back; Escape closes it. */
function moveByKeys({ root, input, box }: Parts, event: KeyboardEvent): void {
  const stops = [input, ...box.querySelectorAll<HTMLElement>('a, button')];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape') {
    box.hidden = true;
    input.focus();
  } else if (step !== undefined && !box.hidden) {
    event.preventDefault();
    const at = stops.findIndex((stop) => stop === root.ownerDocument.activeElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  }
}

/** Brings a search field to life. What it searches is loaded when the field is used for the first time. */
export function openSearch(root: HTMLElement): void {
  const parts = partsOf(root);
  if (parts === undefined) return;
  const { input, box, status, list } = parts;
  let loading: Promise<Search> | undefined;
  const load = () => (loading ??= loadIndex(root.dataset['docsSearch'] ?? ''));
  const show = async () => {
    box.hidden = input.value.trim() === '';
    if (box.hidden) return;
    status.textContent ||= root.dataset['loading'] ?? '';
    try {
      showFound(parts, await load());
    } catch {
      loading = undefined;
      showFailure(parts, () => void show());
    }
  };
  input.addEventListener('focus', () => void load().catch(() => (loading = undefined)));
  input.addEventListener('input', () => void show());
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') list.querySelector('a')?.click();
  });
  root.addEventListener('keydown', (event) => moveByKeys(parts, event));
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !root.contains(target)) box.hidden = true;
  });
}
