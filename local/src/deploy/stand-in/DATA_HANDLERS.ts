import { type Handler, RUNNING } from './FakeState.ts';

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
  [
    'GET',
    /\/indexes$/,
    (state) => {
      state.indexPolls -= 1;
      return { indexes: [{ name: 'i1', state: state.indexPolls < 0 ? 'READY' : 'CREATING' }] };
    },
  ],
  [
    'GET',
    /\/collectionGroups\/-\/fields$/,
    ({ fieldPages }, _, __, url) => fieldPages[Number(url.searchParams.get('pageToken') ?? 0)] ?? {},
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
