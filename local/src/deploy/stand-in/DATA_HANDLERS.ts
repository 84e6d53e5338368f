import { type FakeIndex, type Handler, type Json, RUNNING } from './FakeState.ts';

/** An index as it is reported; what is built gets on with each report. */
function poll(index: FakeIndex): Json {
  index.polls -= 1;
  return { ...index.definition, name: index.name, state: index.polls < 0 ? 'READY' : 'CREATING' };
}

/** Handlers for data storage: database, backups, indexes and bucket. */
export const DATA_HANDLERS: readonly Handler[] = [
  ['GET', /\/databases\/\(default\)$/, ({ database }) => database],
  [
    'POST',
    /\/databases$/,
    (state, _, body) => {
      state.database = body;
      return RUNNING;
    },
  ],
  [
    'PATCH',
    /\/databases\/\(default\)$/,
    (state, _, body) => {
      state.database = { ...state.database, ...body };
      return RUNNING;
    },
  ],
  ['GET', /\/backupSchedules$/, ({ backups }) => ({ backupSchedules: backups })],
  [
    'POST',
    /\/backupSchedules$/,
    ({ backups }, _, body) => {
      backups.push(body);
      return body;
    },
  ],
  ['GET', /\/collectionGroups\/-\/indexes$/, ({ indexes }) => ({ indexes: indexes.map(poll) })],
  [
    'GET',
    /\/collectionGroups\/-\/fields$/,
    ({ fields, fieldsPerPage }, _, __, url) => {
      const from = Number(url.searchParams.get('pageToken') ?? 0);
      const page = [...fields].slice(from, from + fieldsPerPage).map(([name, { ttlConfig, indexes }]) => ({
        name,
        ttlConfig,
        indexConfig: { indexes: indexes.map(poll) },
      }));
      const next = from + fieldsPerPage;
      return { fields: page, ...(next < fields.size ? { nextPageToken: String(next) } : {}) };
    },
  ],
  ['GET', /\/defaultBucket$/, ({ bucket }) => bucket],
  [
    'POST',
    /\/defaultBucket$/,
    (state, _, body) => {
      state.bucket = { location: String(body['location']).toUpperCase(), bucket: { name: 'b' } };
      return state.bucket;
    },
  ],
];
