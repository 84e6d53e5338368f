import * as z from 'zod';
import type { FakeState } from '../../deploy/stand-in/FakeState.ts';

const entrySchema = z.object({
  queryScope: z.optional(z.string()),
  order: z.optional(z.string()),
  arrayConfig: z.optional(z.string()),
});
const fieldSchema = z.object({ ...entrySchema.shape, fieldPath: z.string() });

const wantedSchema = z.object({
  indexes: z.array(
    z.looseObject({ collectionGroup: z.string(), queryScope: z.string(), fields: z.array(fieldSchema) }),
  ),
  fieldOverrides: z.array(
    z.looseObject({ collectionGroup: z.string(), fieldPath: z.string(), indexes: z.array(entrySchema) }),
  ),
});
const compositeSchema = z.object({ queryScope: z.string(), fields: z.array(fieldSchema) });
const ofFieldSchema = z.object({ queryScope: z.string(), fields: z.tuple([entrySchema]) });

function compositeKey(collection: string, scope: string, fields: readonly z.infer<typeof fieldSchema>[]): string {
  const named = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  const keys = named.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? 'VECTOR'}`);
  return `${collection} (${scope}): ${keys.join(', ')}`;
}

function fieldKey(collection: string, field: string, { queryScope, order, arrayConfig }: z.infer<typeof entrySchema>) {
  return `${collection} (${queryScope ?? 'COLLECTION'}): ${field} ${order ?? arrayConfig ?? 'VECTOR'}, a single field`;
}

/** Collection and last part of a resource's name below a collection. */
function placeOf(name: string): [string, string] {
  const [, collection = '', last = ''] = /\/collectionGroups\/([^/]+)\/\w+\/(.+)$/.exec(name) ?? [];
  return [collection, last];
}

/** The indexes of a firestore.indexes.json, as it is read, that a project has not, or not yet. */
export function missingIndexes(definition: unknown, { indexes, fields }: FakeState): string[] {
  const ready = new Set(
    indexes
      .filter(({ polls }) => polls <= 0)
      .map(({ name, definition: index }) => {
        const { queryScope, fields: ofIndex } = compositeSchema.parse(index);
        return compositeKey(placeOf(name)[0], queryScope, ofIndex);
      }),
  );
  for (const [name, field] of fields) {
    for (const { definition: index } of field.indexes.filter(({ polls }) => polls <= 0)) {
      const {
        queryScope,
        fields: [entry],
      } = ofFieldSchema.parse(index);
      ready.add(fieldKey(...placeOf(name), { ...entry, queryScope }));
    }
  }
  const wanted = wantedSchema.parse(definition);
  return [
    ...wanted.indexes.map(({ collectionGroup, queryScope, fields: of }) =>
      compositeKey(collectionGroup, queryScope, of),
    ),
    ...wanted.fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: entries }) =>
      entries.map((entry) => fieldKey(collectionGroup, fieldPath, entry)),
    ),
  ].filter((key) => !ready.has(key));
}
