const PLACEHOLDER = /\{([A-Za-z0-9_]*)\}/g;
/** Stands for a value while an address is checked: nothing in an address is written otherwise because of it. */
const STAND_IN = 'qz0qz';

export interface Template {
  /** The address with its placeholders, otherwise as a browser writes it. */
  url: string;
  /** The names in its path, and in the values of its query. */
  inPath: readonly string[];
  inQuery: readonly string[];
}

/**
 * An address with placeholders such as `https://shop.example/orders/{orderId}?lang={lang}`. Undefined where it is none, or has a
 * placeholder elsewhere than in a part of the path or in a whole value of the query, or a fragment. What may be called is for the
 * server to say.
 */
export function parseTemplate(typed: string): Template | undefined {
  if (/[\s\\]/.test(typed) || typed.includes(STAND_IN)) return undefined;
  const plain = typed.replace(PLACEHOLDER, STAND_IN);
  if (/[{}]/.test(plain) || !URL.canParse(plain)) return undefined;
  const parsed = new URL(plain);
  const { origin, username, password, hash } = parsed;
  if (`${origin}${username}${password}${hash}`.includes(STAND_IN) || parsed.href.includes('#')) return undefined;
  const names = [...typed.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const pieces = parsed.href.split(STAND_IN);
  // One that a browser drops, as in "/{a}/../", would take the place of another.
  if (names.includes('') || pieces.length !== names.length + 1) return undefined;
  const [path = '', query] = parsed.href.split('?');
  const inPath = names.slice(0, path.split(STAND_IN).length - 1);
  const values = (query ?? '').split('&').map((pair) => pair.split('=').slice(1).join('='));
  const inQuery = names.slice(inPath.length);
  const isWholeValue = values.filter((value) => value === STAND_IN).length === inQuery.length;
  if (!isWholeValue) return undefined;
  const url = pieces.map((piece, index) => `${piece}${index < names.length ? `{${names[index]}}` : ''}`).join('');
  return { url, inPath, inQuery };
}
