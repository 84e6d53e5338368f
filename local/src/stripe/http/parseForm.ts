import type { Form } from '../state/World.ts';

/** `line_items[0][price]` by its parts. */
function partsOf(name: string): string[] {
  return name.split(/[[\]]+/).filter((part) => part !== '');
}

function isForm(value: unknown): value is Form {
  return typeof value === 'object' && value !== null;
}

function put(form: Form, [first = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    form[first] = value;
    return;
  }
  const known = form[first];
  const inner: Form = isForm(known) ? known : {};
  form[first] = inner;
  put(inner, rest, value);
}

/** Numbered entries become a list. */
function withLists(value: unknown): unknown {
  if (!isForm(value)) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [name, withLists(inner)]);
  if (entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))) return entries.map(([, inner]) => inner);
  return Object.fromEntries(entries);
}

/** Parses a form or a query, nested by its brackets as Stripe's clients write them. */
export function parseForm(text: string): Form {
  const form: Form = {};
  const counts = new Map<string, number>();
  for (const [name, value] of new URLSearchParams(text)) {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    // `expand[]=…` names no place in the list.
    put(form, partsOf(name.replace(/\[\]$/, `[${count}]`)), value);
  }
  const whole = withLists(form);
  return isForm(whole) ? whole : {};
}
