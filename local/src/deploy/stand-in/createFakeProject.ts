import type { Cloud, Method } from '../cloud/Cloud.ts';
import { CloudError } from '../cloud/CloudError.ts';
import { ACCESS_HANDLERS } from './ACCESS_HANDLERS.ts';
import { DATA_HANDLERS } from './DATA_HANDLERS.ts';
import type { FakeState } from './FakeState.ts';
import { MONITORING_HANDLERS } from './MONITORING_HANDLERS.ts';
import { PROJECT_HANDLERS } from './PROJECT_HANDLERS.ts';
import { RUN_HANDLERS } from './RUN_HANDLERS.ts';

interface Call {
  method: Method;
  url: string;
  body: object;
}

export type FakeProject = Cloud & { calls: Call[]; state: FakeState };

const HANDLERS = [...PROJECT_HANDLERS, ...DATA_HANDLERS, ...ACCESS_HANDLERS, ...RUN_HANDLERS, ...MONITORING_HANDLERS];

/**
 * An empty Google Cloud project in memory, as far as a deployment looks at one: what is changed is there the next time, and
 * what is not there answers 404. It keeps every call.
 */
export function createFakeProject(projectId = 'shop-live', begin: Partial<FakeState> = {}): FakeProject {
  const state: FakeState = {
    services: new Set(),
    hasTerms: true,
    hasFirebase: false,
    sites: [],
    takenSites: [],
    accountPolls: 0,
    cpuQuota: 20,
    apps: [],
    database: undefined,
    backups: [],
    bucket: undefined,
    signIn: undefined,
    policies: new Map(),
    secrets: new Map(),
    budgets: [],
    watching: new Map(),
    indexes: [],
    fields: new Map(),
    fieldsPerPage: 100,
    running: new Map(),
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
