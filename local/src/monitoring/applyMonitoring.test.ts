import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { applyMonitoring } from './applyMonitoring.ts';
import type { GoogleRequest } from './GoogleRequest.ts';

const resourceSchema = z.looseObject({ name: z.string().optional() });
type Stored = z.infer<typeof resourceSchema> & { name: string };

const PROJECT = 'demo-shop';
const NUMBER = '1234567890';
const URL_PARTS =
  /^https:\/\/(?<host>[a-z]+)\.googleapis\.com\/(?<version>v\d)\/(?<path>[^?]+)(?:\?.*pageToken=(?<page>\d+))?/;
const PAGE = 5;

/** The APIs in memory, with what they do to a resource: they name it, add to it and leave out what is zero. */
function googleInMemory() {
  const stored = new Map<string, Stored>();
  const changes: string[] = [];
  let unknownMetrics = false;
  let refusal: number | undefined;
  const refuse = (status: number) => ({ status, body: { error: { message: 'refused' } } });

  const keep = (key: string, name: string, resource: unknown) => {
    const own = { name, etag: String(changes.length), creationRecord: { mutatedBy: 'operator' } };
    const given = resourceSchema.parse(resource);
    const text = JSON.stringify({ ...given, ...own }, (_, value: unknown) => (value === 0 ? undefined : value));
    stored.set(key, resourceOf(JSON.parse(text)));
    return { status: 200, body: stored.get(key) };
  };
  const list = (collection: string, page: number) => {
    const all = [...stored].filter(([key]) => key.startsWith(`${collection}/`)).map(([, value]) => value);
    const rest = all.length > page + PAGE ? { nextPageToken: String(page + PAGE) } : {};
    return { status: 200, body: { [collection.split('/').at(-1) ?? '']: all.slice(page, page + PAGE), ...rest } };
  };
  const request: GoogleRequest = async (method, url, body) => {
    const { host = '', version = '', path: asked = '', page = '0' } = URL_PARTS.exec(url)?.groups ?? {};
    const path = asked.replace(NUMBER, PROJECT);
    if (method === 'GET') return list(`${host}/${path}`, Number(page));
    if (refusal !== undefined) return refuse(refusal);
    if (unknownMetrics && path.includes('alertPolicies')) return refuse(404);
    changes.push(`${method} ${version}/${path}`);
    if (method === 'DELETE') {
      stored.delete(`${host}/${path}`);
      return { status: 200, body: {} };
    }
    const given = resourceSchema.parse(body).name;
    if (method !== 'POST') return keep(`${host}/${path}`, given ?? path, body);
    const id = given?.split('/').at(-1) ?? `id-${stored.size}`;
    // Its name has the project's number, whatever was said.
    const name = `${path.replace(PROJECT, NUMBER)}/${id}`;
    return keep(`${host}/${path}/${id}`, host === 'logging' ? id : name, body);
  };
  return {
    stored,
    changes,
    request,
    setUnknownMetrics: (value: boolean) => {
      unknownMetrics = value;
    },
    setRefusal: (status: number) => {
      refusal = status;
    },
  };
}

function resourceOf(value: unknown): Stored {
  return z.looseObject({ name: z.string() }).parse(value);
}

let google: ReturnType<typeof googleInMemory>;

beforeEach(() => {
  google = googleInMemory();
});

function apply(overrides: Partial<Parameters<typeof applyMonitoring>[0]> = {}) {
  return applyMonitoring({
    project: PROJECT,
    email: 'ops@parlance.example',
    origin: 'https://app.parlance.example',
    functionsUrl: 'https://europe-west3-demo-shop.cloudfunctions.net',
    request: google.request,
    ...overrides,
  });
}

/** The stored resource whose key ends so. */
function storedAt(part: string): [string, Stored] {
  const found = [...google.stored].find(([key, value]) => key.includes(part) || JSON.stringify(value).includes(part));
  if (found === undefined) throw new Error(`nothing has ${part}`);
  return found;
}

describe('applyMonitoring', () => {
  it('creates all that operations/ has, with the project’s own values', async () => {
    const { created, updated, removed, waiting } = await apply();
    expect(created).toEqual(expect.arrayContaining(['answers', 'notificationChannel', 'health', 'answers-fail']));
    expect([updated, removed, waiting]).toEqual([[], [], []]);
    expect(google.stored.size).toBe(created.length);
    const all = JSON.stringify([...google.stored.values()]);
    expect(all).not.toContain('${');
    const [, channel] = storedAt('/notificationChannels/');
    const asked = [
      { path: '"/health"', host: 'app.parlance.example', alert: 'service-down' },
      { path: '"/answer"', host: 'europe-west3-demo-shop.cloudfunctions.net', alert: 'answer-down' },
    ];
    for (const { path, host, alert } of asked) {
      const [, check] = storedAt(path);
      expect(check).toMatchObject({ monitoredResource: { labels: { project_id: PROJECT, host } } });
      const [, down] = storedAt(alert);
      expect(JSON.stringify(down)).toContain(`check_id=\\"${check.name.split('/').at(-1)}\\"`);
      expect(down).toMatchObject({ notificationChannels: [channel.name] });
    }
    expect(channel).toMatchObject({ labels: { email_address: 'ops@parlance.example' } });
  });

  it('changes nothing the second time', async () => {
    await apply();
    const before = [...google.changes];
    expect(await apply()).toEqual({ created: [], updated: [], removed: [], waiting: [] });
    expect(google.changes).toEqual(before);
  });

  it('puts back what somebody changed, and takes a new address', async () => {
    await apply();
    const [key, alert] = storedAt('"model-busy"');
    google.stored.set(key, { ...alert, combiner: 'AND', severity: undefined });
    const [dashboardKey, dashboard] = storedAt('/dashboards/parlance');
    google.stored.set(dashboardKey, { ...dashboard, displayName: 'Mine' });
    google.changes.length = 0;
    const email = 'night@parlance.example';
    expect((await apply({ email })).updated).toEqual(['notificationChannel', 'dashboard', 'model-busy']);
    expect(google.changes).toEqual([
      expect.stringMatching(/^PATCH v3\/projects\/demo-shop\/notificationChannels\//),
      `PATCH v1/projects/demo-shop/dashboards/parlance`,
      expect.stringMatching(/^PATCH v3\/projects\/demo-shop\/alertPolicies\//),
    ]);
    expect(storedAt('/dashboards/parlance')[1]).toMatchObject({ displayName: 'Parlance' });
    expect((await apply({ email })).updated).toEqual([]);
  });

  it('finds its dashboard by its title where the API named it otherwise, and makes no second one', async () => {
    await apply();
    const [key, dashboard] = storedAt('/dashboards/parlance');
    google.stored.delete(key);
    const name = `projects/${NUMBER}/dashboards/0b1c2d3e`;
    google.stored.set(key.replace('dashboards/parlance', 'dashboards/0b1c2d3e'), { ...dashboard, name });
    expect(await apply()).toEqual({ created: [], updated: [], removed: [], waiting: [] });
  });

  it('replaces a metric whose filter is another one', async () => {
    await apply();
    const [key, metric] = storedAt('metrics/parlance_model_busy');
    google.stored.set(key, { ...metric, filter: 'severity>=ERROR' });
    google.changes.length = 0;
    expect((await apply()).updated).toEqual(['model_busy']);
    expect(google.changes).toEqual(['PUT v2/projects/demo-shop/metrics/parlance_model_busy']);
  });

  it('removes an alert of ours that has no file any more, and touches nothing of anybody else', async () => {
    const prefix = `monitoring/projects/${PROJECT}`;
    const foreign = {
      [`${prefix}/alertPolicies/a`]: { name: 'a', displayName: 'Answers fail', userLabels: { alert: 'answers-fail' } },
      [`${prefix}/alertPolicies/b`]: { name: 'b', userLabels: { app: 'shop', alert: 'old' } },
      [`${prefix}/uptimeCheckConfigs/c`]: { name: 'c', displayName: 'Parlance /health' },
      [`${prefix}/notificationChannels/d`]: { name: 'd', labels: { email_address: 'ops@parlance.example' } },
      [`logging/projects/${PROJECT}/metrics/other`]: { name: 'other', filter: 'severity>=ERROR' },
    };
    for (const [key, value] of Object.entries(foreign)) google.stored.set(key, value);
    const old = `projects/${PROJECT}/alertPolicies/old`;
    google.stored.set(`monitoring/${old}`, { name: old, userLabels: { app: 'parlance', alert: 'old' } });
    expect((await apply()).removed).toEqual(['old']);
    expect(google.changes.filter((change) => change.startsWith('DELETE'))).toEqual([`DELETE v3/${old}`]);
    for (const [key, value] of Object.entries(foreign)) expect(google.stored.get(key)).toBe(value);
  });

  it('leaves alerts for later whose metrics Monitoring does not know yet', async () => {
    google.setUnknownMetrics(true);
    const { waiting } = await apply();
    expect(waiting).toContain('answers-fail');
    google.setUnknownMetrics(false);
    expect(await apply()).toEqual({ created: waiting, updated: [], removed: [], waiting: [] });
  });

  it('says which request was refused, and why', async () => {
    google.setRefusal(403);
    await expect(apply()).rejects.toThrow(
      `POST https://logging.googleapis.com/v2/projects/${PROJECT}/metrics was refused with 403: refused`,
    );
  });
});
