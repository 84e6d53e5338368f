import type { Migration } from '../../../../functions/src/kernel/platform/schedule/Migration.ts';

/**
 * A migration of a test's collection: documents get the length of their words, and how often they were migrated. It reads a document
 * beside each, as real ones may.
 */
export function lengthMigration(
  collection: string,
  onDocument: (path: string) => unknown = () => undefined,
): Migration {
  return {
    collection,
    to: 2,
    migrate: async ({ ref, data, noteReads }) => {
      const beside = await ref.firestore.doc(`${ref.path}/beside/none`).get();
      noteReads(beside.exists ? 1 : 0);
      await onDocument(ref.path);
      const { words, times = 0 }: Record<string, unknown> = data;
      if (typeof words !== 'string' || typeof times !== 'number') throw new TypeError('no words');
      return { length: words.length, times: times + 1 };
    },
  };
}
