import { KEYS } from './KEYS.ts';

const FILE_OF_KEYS = /(^|\/)(\.env(\..+)?|\.secret\.local|.*\.pem|.*\.p12|service-?account.*\.json)$/i;

/** Possible key in a file: its line, from 1 on, and what it would open. Line 0 is a file that is one by its name. */
export interface Secret {
  line: number;
  kind: string;
}

/** Looks for keys in one file's text, and at its name. The key itself is in no answer, so that no log gets to have it. */
export function findSecrets(file: string, text: string): Secret[] {
  const named: Secret[] =
    FILE_OF_KEYS.test(file) && !file.endsWith('.example') ? [{ line: 0, kind: 'a file of keys' }] : [];
  // Most files have none: one look at the whole text is faster than one at each line.
  const kinds = Object.entries(KEYS).filter(([, pattern]) => pattern.test(text));
  if (kinds.length === 0) return named;
  const inLines = text
    .split('\n')
    .flatMap((line, index) =>
      kinds.filter(([, pattern]) => pattern.test(line)).map(([kind]) => ({ line: index + 1, kind })),
    );
  // A pattern may reach over the end of a line.
  const found = inLines.length > 0 ? inLines : kinds.map(([kind]) => ({ line: 1, kind }));
  return [...named, ...found];
}
