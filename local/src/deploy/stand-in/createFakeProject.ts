import type { Cloud, Method } from '../cloud/Cloud.ts';
import { CloudError } from '../cloud/CloudError.ts';

interface Call {
  method: Method;
  url: string;
  body: object;
}

type Json = Record<string, unknown>;

interface State {
  services: Set<string>;
  hasFirebase: boolean;
  apps: string[];
  database: Json | undefined;
  backups: Json[];
  bucket: Json | undefined;
  signIn: Json | undefined;
  policies: Map<string, Json>;
  secrets: Map<string, string[]>;
  budgets: Json[];
  /** Metrics, alerts and what else watches the product, by collection. */
  watching: Map<string, Json[]>;
  /** How often indexes are still said to be building. */
  indexPolls: number;
  isPaid: boolean;
}

export type FakeProject = Cloud & { calls: Call[]; state: State };

type Handler = (state: State, match: RegExpExecArray, body: Json, url: URL) => Json | undefined;

const NUMBER = '123456789';
/** Of a long-running operation, which is done when it is asked for. */
const RUNNING = { name: 'operations/1' };
const DONE = { name: 'operations/1', done: true };

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function enable(state: State, ids: unknown): Json {
  if (Array.isArray(ids)) for (const id of ids) state.services.add(String(id));
  return RUNNING;
}

const services: [Method, RegExp, Handler][] = [
  [
    'GET',
    /^serviceusage\.[^/]+\/v1\/projects\/[^/]+\/services:batchGet$/,
    ({ services: enabled }, _, __, url) => ({
      services: url.searchParams
        .getAll('names')
        .map((name) => ({ name, state: enabled.has(name.split('/').at(-1) ?? '') ? 'ENABLED' : 'DISABLED' })),
    }),
  ],
  ['POST', /services:batchEnable$/, (state, _, body) => enable(state, body['serviceIds'])],
  ['POST', /:generateServiceIdentity$/, () => DONE],
  ['GET', /^[^/]+\/v\w+\/operations\/1$/, () => DONE],
];

const firebase: [Method, RegExp, Handler][] = [
  [
    'GET',
    /^cloudbilling\./,
    ({ isPaid }) => (isPaid ? { billingEnabled: true, billingAccountName: 'billingAccounts/A-B' } : {}),
  ],
  [
    'GET',
    /^firebase\.[^/]+\/v1beta1\/projects\/[^/]+$/,
    ({ hasFirebase }) => (hasFirebase ? { projectNumber: NUMBER } : undefined),
  ],
  [
    'POST',
    /:addFirebase$/,
    (state) => {
      state.hasFirebase = true;
      return RUNNING;
    },
  ],
  ['GET', /\/webApps$/, ({ apps }) => (apps.length === 0 ? {} : { apps: apps.map((appId) => ({ appId })) })],
  [
    'POST',
    /\/webApps$/,
    ({ apps }) => {
      apps.push(`1:${NUMBER}:web:1`);
      return RUNNING;
    },
  ],
  ['GET', /\/webApps\/[^/]+\/config$/, () => ({ apiKey: 'AIzaFake' })],
];

const data: [Method, RegExp, Handler][] = [
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

const access: [Method, RegExp, Handler][] = [
  ['GET', /^identitytoolkit\.[^/]+\/admin\/v2\/projects\/[^/]+\/config$/, ({ signIn }) => signIn],
  [
    'POST',
    /identityPlatform:initializeAuth$/,
    (state) => {
      state.signIn = { authorizedDomains: ['localhost'] };
      return {};
    },
  ],
  [
    'PATCH',
    /^identitytoolkit\./,
    (state, _, body, url) => {
      const mask = url.searchParams.get('updateMask')?.split(',') ?? [];
      state.signIn = { ...state.signIn, ...Object.fromEntries(mask.map((name) => [name, body[name]])) };
      return state.signIn;
    },
  ],
  ['GET', /^storage\.[^/]+\/storage\/v1\/projects\/[^/]+\/serviceAccount$/, () => ({})],
  ['POST', /^(.+):getIamPolicy$/, ({ policies }, [, resource = '']) => policies.get(resource) ?? { etag: 'e' }],
  [
    'POST',
    /^(.+):setIamPolicy$/,
    ({ policies }, [, resource = ''], { policy }) => {
      if (isJson(policy)) policies.set(resource, policy);
      return {};
    },
  ],
  [
    'GET',
    /\/secrets\/([^/]+)\/versions$/,
    ({ secrets }, [, name = '']) =>
      secrets.has(name) ? { versions: secrets.get(name)?.map(() => ({ state: 'ENABLED' })) } : undefined,
  ],
  ['GET', /\/secrets\/([^/]+)$/, ({ secrets }, [, name = '']) => (secrets.has(name) ? {} : undefined)],
  [
    'POST',
    /\/secrets$/,
    ({ secrets }, _, __, url) => {
      secrets.set(url.searchParams.get('secretId') ?? '', []);
      return {};
    },
  ],
  [
    'POST',
    /\/secrets\/([^/]+):addVersion$/,
    ({ secrets }, [, name = ''], body) => {
      secrets.get(name)?.push(JSON.stringify(body['payload']));
      return {};
    },
  ],
  ['GET', /\/budgets$/, ({ budgets }) => ({ budgets })],
  [
    'POST',
    /\/budgets$/,
    ({ budgets }, _, body) => {
      budgets.push({ name: 'billingAccounts/A-B/budgets/1', ...body });
      return {};
    },
  ],
  [
    'PATCH',
    /\/budgets\/1$/,
    ({ budgets }, _, body) => {
      budgets.splice(0, 1, { ...budgets[0], ...body });
      return {};
    },
  ],
];

const monitoring: [Method, RegExp, Handler][] = [
  [
    'GET',
    /^(?:logging|monitoring)\.[^/]+\/v\d\/(projects\/[^/]+\/(\w+))$/,
    ({ watching }, [, collection = '', key = '']) => ({ [key]: watching.get(collection) ?? [] }),
  ],
  [
    'POST',
    /^(?:logging|monitoring)\.[^/]+\/v\d\/(projects\/[^/]+\/\w+)$/,
    ({ watching }, [, collection = ''], body) => {
      const all = watching.get(collection) ?? [];
      const resource = { name: `${collection}/${all.length}`, ...body };
      watching.set(collection, [...all, resource]);
      return resource;
    },
  ],
];

const HANDLERS = [...services, ...firebase, ...data, ...access, ...monitoring];

/**
 * An empty Google Cloud project in memory, as far as a deployment looks at one: what is changed is there the next time, and
 * what is not there answers 404. It keeps every call.
 */
export function createFakeProject(projectId = 'shop-live', begin: Partial<State> = {}): FakeProject {
  const state: State = {
    services: new Set(),
    hasFirebase: false,
    apps: [],
    database: undefined,
    backups: [],
    bucket: undefined,
    signIn: undefined,
    policies: new Map(),
    secrets: new Map(),
    budgets: [],
    watching: new Map(),
    indexPolls: 0,
    isPaid: true,
    ...begin,
  };
  const calls: Call[] = [];
  return {
    projectId,
    calls,
    state,
    sleep: () => Promise.resolve(),
    request: async (method, url, body = {}) => {
      calls.push({ method, url, body });
      const { host, pathname } = new URL(url);
      const path = `${host}${decodeURIComponent(pathname)}`;
      for (const [wanted, pattern, handle] of HANDLERS) {
        const match = wanted === method ? pattern.exec(path) : null;
        if (match === null) continue;
        const reply = handle(state, match, { ...body }, new URL(url));
        if (reply === undefined) break;
        return reply;
      }
      throw new CloudError(404, `${method} ${path} is not there`);
    },
  };
}
