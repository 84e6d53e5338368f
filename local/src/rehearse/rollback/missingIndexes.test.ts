import { expect, it } from 'vitest';
import { createFakeProject } from '../../deploy/stand-in/createFakeProject.ts';
import { missingIndexes } from './missingIndexes.ts';

const GROUPS = 'projects/p/databases/(default)/collectionGroups';
const FIELDS = [
  { fieldPath: 'a', order: 'ASCENDING' },
  { fieldPath: 'b', arrayConfig: 'CONTAINS' },
];

it('finds indexes that are not there or are still being built, of fields as well', () => {
  const { state } = createFakeProject();
  const definition = {
    indexes: [{ collectionGroup: 'chats', queryScope: 'COLLECTION', fields: FIELDS }],
    fieldOverrides: [
      { collectionGroup: 'leads', fieldPath: 'uid', indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }] },
    ],
  };
  const missing = [
    'chats (COLLECTION): a ASCENDING, b CONTAINS',
    'leads (COLLECTION_GROUP): uid ASCENDING, a single field',
  ];
  expect(missingIndexes(definition, state)).toEqual(missing);
  const composite = {
    name: `${GROUPS}/chats/indexes/1`,
    polls: 1,
    definition: { queryScope: 'COLLECTION', fields: [...FIELDS, { fieldPath: '__name__', order: 'ASCENDING' }] },
  };
  const name = `${GROUPS}/leads/fields/uid`;
  const own = { queryScope: 'COLLECTION_GROUP', fields: [{ fieldPath: 'uid', order: 'ASCENDING' }] };
  state.indexes.push(composite);
  state.fields.set(name, { ttlConfig: undefined, indexes: [{ name, polls: 0, definition: own }] });
  expect(missingIndexes(definition, state)).toEqual(missing.slice(0, 1));
  composite.polls = 0;
  expect(missingIndexes(definition, state)).toEqual([]);
});
