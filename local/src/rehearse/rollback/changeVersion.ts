import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const entrySchema = z.looseObject({ queryScope: z.optional(z.string()) });
const indexesSchema = z.looseObject({
  indexes: z.array(z.looseObject({ collectionGroup: z.string() })),
  fieldOverrides: z.array(z.looseObject({ collectionGroup: z.string(), indexes: z.array(entrySchema) })),
});

/** Name of a function that the other version has not. */
export const FUNCTION = 'everyDay';

/** Name of the function that it has instead. */
export const OTHER_FUNCTION = 'everyRehearsedDay';

/** An index and one of a field across collections are replaced by others. */
function otherIndexes(text: string): string {
  const { indexes, fieldOverrides, ...others } = indexesSchema.parse(JSON.parse(text));
  const isAcross = ({ queryScope }: { queryScope?: string | undefined }): boolean => queryScope === 'COLLECTION_GROUP';
  const at = fieldOverrides.findIndex((override) => override.indexes.some(isAcross));
  const [first, ...rest] = indexes;
  const across = fieldOverrides[at];
  if (first === undefined || across === undefined) throw new Error('There is no index to replace.');
  const narrowed = { ...across, indexes: across.indexes.filter((entry) => !isAcross(entry)) };
  return JSON.stringify({
    ...others,
    indexes: [{ ...first, collectionGroup: 'rehearsed' }, ...rest],
    fieldOverrides: [
      ...fieldOverrides.map((override) => (override === across ? narrowed : override)),
      { ...across, collectionGroup: 'rehearsed' },
    ],
  });
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no ${from} to replace.`);
  return text.replace(from, to);
}

const CHANGES: readonly (readonly [string, (text: string) => string])[] = [
  ['firestore.indexes.json', otherIndexes],
  ['functions/src/index.ts', (text) => replaced(text, `{ ${FUNCTION} }`, `{ ${FUNCTION} as ${OTHER_FUNCTION} }`)],
  // Hashed files of the web app and of the chat.
  ['web/src/app/root.tsx', (text) => `${text}\nglobalThis.performance?.mark('rehearsed');\n`],
  ['widget/src/app/main.tsx', (text) => `${text}\nglobalThis.performance?.mark('rehearsed');\n`],
];

/**
 * Makes another version of the product out of a copy: it differs in an index, in one of a field across collections, in a function and in
 * hashed files. Returns what makes it the first version again.
 */
export function changeVersion(tree: string): () => void {
  const files = CHANGES.map(([name, change]) => {
    const file = path.join(tree, name);
    const before = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, change(before));
    return { file, before };
  });
  return () => {
    for (const { file, before } of files) fs.writeFileSync(file, before);
  };
}
