import * as z from 'zod';

/** Regions of BigQuery in countries of the European Union, and the multi-region: https://cloud.google.com/bigquery/docs/locations */
export const EU_LOCATIONS: readonly string[] = [
  'eu',
  'europe-central2',
  'europe-north1',
  'europe-north2',
  'europe-southwest1',
  'europe-west1',
  'europe-west3',
  'europe-west4',
  'europe-west8',
  'europe-west9',
  'europe-west10',
  'europe-west12',
];

const OTHER_LOCATIONS: readonly string[] = [
  'us',
  'us-central1',
  'us-east1',
  'us-east4',
  'europe-west2',
  'europe-west6',
];
const location = z.enum([...EU_LOCATIONS, ...OTHER_LOCATIONS]);
const name = z.string().regex(/^[a-zA-Z0-9_]+$/);
const yesOrNo = z.enum(['yes', 'no']);

/**
 * Parameters of `firebase/firestore-bigquery-export` 0.3.1, by its extension.yaml: names, values and forms, those that it demands
 * and those that it may have. The package `@firebase-function-kits/firestore-bigquery-export` has the same, but for the location of
 * functions. EVENTARC_CHANNEL is none of them here: its events have whole documents in them.
 */
export const extensionParametersSchema = z.strictObject({
  DATASET_LOCATION: location,
  BIGQUERY_PROJECT_ID: z.string().min(1),
  DATABASE: z.string().min(1),
  DATABASE_REGION: z.enum(['eur3', 'nam5', 'nam7', ...EU_LOCATIONS, ...OTHER_LOCATIONS]),
  COLLECTION_PATH: z.string().regex(/^[^/]+(\/[^/]+\/[^/]+)*$/),
  WILDCARD_IDS: z.enum(['true', 'false']).optional(),
  DATASET_ID: name,
  TABLE_ID: name,
  TABLE_PARTITIONING: z.enum(['HOUR', 'DAY', 'MONTH', 'YEAR', 'NONE']).optional(),
  TIME_PARTITIONING_FIELD: z.string().optional(),
  TIME_PARTITIONING_FIRESTORE_FIELD: z.string().optional(),
  TIME_PARTITIONING_FIELD_TYPE: z.enum(['TIMESTAMP', 'DATETIME', 'DATE', 'omit']).optional(),
  CLUSTERING: z
    .string()
    .regex(/^[^,\s]+(?:,[^,\s]+){0,3}$/)
    .optional(),
  MAX_DISPATCHES_PER_SECOND: z
    .string()
    .regex(/^([1-9]|[1-9][0-9]|[1-4][0-9]{2}|500)$/)
    .optional(),
  VIEW_TYPE: z.enum(['view', 'materialized_incremental', 'materialized_non_incremental']),
  MAX_STALENESS: z.string().optional(),
  REFRESH_INTERVAL_MINUTES: z
    .string()
    .regex(/^[1-9][0-9]*$/)
    .optional(),
  BACKUP_COLLECTION: z.string().optional(),
  TRANSFORM_FUNCTION: z.string().startsWith('https://').optional(),
  USE_NEW_SNAPSHOT_QUERY_SYNTAX: yesOrNo,
  EXCLUDE_OLD_DATA: yesOrNo.optional(),
  KMS_KEY_NAME: z.string().optional(),
  MAX_ENQUEUE_ATTEMPTS: z
    .string()
    .regex(/^(10|[1-9])$/)
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
  'firebaseextensions.v1beta.function/location': z.string(),
});
