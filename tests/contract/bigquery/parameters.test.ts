import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { REGION } from '../../../local/src/config/REGION.ts';
import { EU_LOCATIONS, extensionParametersSchema } from '../../support/bigquery/extensionParameters.ts';
import { listRepo, readRepo } from '../../support/repo.ts';

const FOLDER = 'operations/bigquery';

function parametersOf(instance: string) {
  const lines = readRepo(`${FOLDER}/extensions/${instance}.env`)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return extensionParametersSchema.parse(Object.fromEntries(lines.map((line) => line.split(/=(.*)/, 2))));
}

const INSTANCES = [
  { instance: 'parlance-conversations', collection: paths.chats('{orgId}') },
  { instance: 'parlance-figures', collection: paths.allStats('{orgId}') },
];

it('the export has an instance of the extension for conversations and one for figures, each with its parameters', () => {
  const { extensions } = z
    .strictObject({ extensions: z.record(z.string(), z.literal('firebase/firestore-bigquery-export@0.3.1')) })
    .parse(JSON.parse(readRepo(`${FOLDER}/firebase.json`)));
  expect(Object.keys(extensions)).toEqual(INSTANCES.map(({ instance }) => instance));
  expect(listRepo(`${FOLDER}/extensions/*`)).toEqual(
    INSTANCES.map(({ instance }) => `${FOLDER}/extensions/${instance}.env`),
  );
});

it.each(INSTANCES)('$instance sends $collection to the European Union, through the transform', (one) => {
  const parameters = parametersOf(one.instance);
  expect(parameters).toMatchObject({
    COLLECTION_PATH: one.collection,
    DATABASE_REGION: REGION,
    TRANSFORM_FUNCTION: `https://${REGION}-\${param:PROJECT_ID}.cloudfunctions.net/web/api/bigquery`,
    WILDCARD_IDS: 'true',
    EXCLUDE_OLD_DATA: 'yes',
    TABLE_PARTITIONING: 'DAY',
  });
  expect(EU_LOCATIONS).toContain(parameters.DATASET_LOCATION);
  // Copies of documents where neither the transform nor an erasure reaches.
  expect(Object.keys(parameters)).not.toContain('BACKUP_COLLECTION');
  // By the time of their arrival: those that the import script writes would be of 1970, and expire at once.
  expect(Object.keys(parameters)).not.toContain('TIME_PARTITIONING_FIELD');
});

it('both write to tables of one dataset', () => {
  const tables = INSTANCES.map(({ instance }) => parametersOf(instance));
  expect(new Set(tables.map(({ DATASET_ID }) => DATASET_ID)).size).toBe(1);
  expect(tables.map(({ TABLE_ID }) => TABLE_ID)).toEqual(['conversations', 'figures']);
});

it('is off by default, and no part of a deployment', () => {
  expect(readRepo('functions/.env.example')).toContain('\nBIGQUERY_EXPORT=off\n');
  expect(readRepo('functions/src/kernel/platform/config.ts')).toContain("'BIGQUERY_EXPORT', { default: 'off' }");
  expect(readRepo('firebase.json')).not.toContain('bigquery');
});

it('docs/operations.md deletes an organization from the tables that the instances write', () => {
  const docs = readRepo('docs/operations.md');
  for (const { instance } of INSTANCES) {
    const { DATASET_ID, TABLE_ID } = parametersOf(instance);
    expect(docs).toContain(`DELETE FROM \`${DATASET_ID}.${TABLE_ID}_raw_changelog\``);
  }
});
