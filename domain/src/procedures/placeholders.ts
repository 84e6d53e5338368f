const PLACEHOLDER = /\{([a-z][a-z0-9_]{0,39})\}/g;

/** Names of the values in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);
}

/** A text with its values. @param show Value as visitors read it; a dash where there is none. */
export function fillPlaceholders(text: string, show: (name: string) => string | undefined): string {
  return text.replaceAll(PLACEHOLDER, (_whole, name: string) => show(name) ?? '–');
}
