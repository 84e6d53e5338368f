import { afterAll, describe, expect, it, vi } from 'vitest';
import { deployedFunctions } from '../support/deployedFunctions.ts';
import { readRepo } from '../support/repo.ts';
import { countsGooglesLines } from '../support/monitoring/countsGooglesLines.ts';
import { conditionTexts } from '../support/monitoring/conditionTexts.ts';
import { GOOGLE_METRICS, promQlName } from '../support/monitoring/GOOGLE_METRICS.ts';
import { matchesFilter } from '../support/monitoring/logFilter.ts';
import { readOperations } from '../support/monitoring/operations.ts';

/*
 * What alerts see without a line of ours: a process that never starts, or that no request reaches, writes none. Functions and queues
 * are those that the code defines.
 */

vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo-parlance","storageBucket":"demo-parlance"}');
afterAll(() => {
  vi.unstubAllEnvs();
});

const FUNCTIONS = await deployedFunctions();
const ASKED = FUNCTIONS.filter(({ kind }) => kind === 'asked');
const QUEUES = FUNCTIONS.filter(({ kind }) => kind === 'queue').map(({ name }) => name);
const { alerts, metrics } = readOperations();
const UNSERVED = metrics.map(({ metric }) => metric).filter((metric) => countsGooglesLines(metric));

/** The values that a filter, or a query, lets a label of the resource have. */
function allowed(text: string, label: string): string[] {
  const lists = text.matchAll(new RegExp(`resource\\.labels\\.${label} = (?:one_of\\(([^)]+)\\)|("[^"]+"))`, 'g'));
  const patterns = text.matchAll(new RegExp(`\\b${label}=~"([^"]+)"`, 'g'));
  return [
    ...[...lists].flatMap(([, many, one]) =>
      [...(many ?? one ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
    ),
    ...[...patterns].flatMap(([, names = '']) => names.split('|')),
  ];
}

function isOver(text: string, type: string): boolean {
  return text.includes(`metric.type="${type}"`) || text.includes(`${promQlName(type)}{`);
}

/** Every value that conditions over a metric let the label have, once for each. */
function watched(conditions: readonly string[], type: string, label: string): string[] {
  const texts = conditions.filter((text) => isOver(text, type));
  return [...new Set(texts.flatMap((text) => allowed(text, label)))].toSorted();
}

const ALERTS = alerts.map(({ alert }) => alert);
const TEXTS = ALERTS.flatMap((alert) => conditionTexts(alert));

describe('without a line of ours', () => {
  it.each([
    'run.googleapis.com/request_count',
    'run.googleapis.com/container/instance_count',
    ...UNSERVED.map(({ name }) => `logging.googleapis.com/user/${name}`),
  ])('an alert over %s watches every function that is asked over HTTP, and no other', (type) => {
    expect(ASKED.length).toBeGreaterThan(5);
    expect(watched(TEXTS, type, 'service_name')).toEqual(ASKED.map(({ name }) => name).toSorted());
  });

  // The texts are Cloud Run's: https://cloud.google.com/run/docs/troubleshooting
  it.each([
    ['The request was aborted because there was no available instance.', true],
    [
      'The request failed because either the HTTP response was malformed or connection to the instance had an error.',
      true,
    ],
    ['The request was not authenticated. Either allow unauthenticated invocations or set the proper header.', false],
    [undefined, false],
  ])('of requests that reach no process, those with “%s” are counted: %s', (textPayload, isCounted) => {
    const resource = { type: 'cloud_run_revision' };
    const entry = { severity: 'ERROR', logId: 'run.googleapis.com/requests', resource, jsonPayload: {} };
    const line = textPayload === undefined ? entry : { ...entry, textPayload };
    const counting = metrics.filter(({ metric }) => matchesFilter(metric.filter, line)).map(({ metric }) => metric);
    expect(counting).toEqual(isCounted ? UNSERVED : []);
    expect(UNSERVED).toHaveLength(1);
  });

  it.each(['cloudtasks.googleapis.com/queue/depth', 'cloudtasks.googleapis.com/queue/task_attempt_delays'])(
    'an alert over %s watches every queue, and no other',
    (type) => {
      expect(QUEUES.length).toBeGreaterThan(5);
      expect(watched(TEXTS, type, 'queue_id')).toEqual(QUEUES.toSorted());
    },
  );

  it('an alert watches for queues that stand still, but those whose tasks may be due a day later', () => {
    const later = ['crawlWebsite', 'ingestSource'];
    const still = watched(TEXTS, 'cloudtasks.googleapis.com/queue/task_attempt_count', 'queue_id');
    expect(still).toEqual(QUEUES.filter((name) => !later.includes(name)).toSorted());
  });

  it('is seen to miss a service or a queue that a filter leaves out', () => {
    const without = (name: string): string[] => TEXTS.map((text) => text.replaceAll(`"${name}", `, ''));
    expect(watched(without('visitor'), 'run.googleapis.com/request_count', 'service_name')).not.toContain('visitor');
    expect(watched(without('eraseOrg'), 'cloudtasks.googleapis.com/queue/task_attempt_delays', 'queue_id')).toEqual(
      QUEUES.filter((name) => name !== 'eraseOrg').toSorted(),
    );
  });

  it('the share of failures is one of all requests of the same services', () => {
    const conditions = ALERTS.flatMap(({ conditions: all }) => all);
    const ratios = conditions.flatMap((one) => ('conditionThreshold' in one ? [one.conditionThreshold] : []));
    for (const { filter, denominatorFilter } of ratios) {
      if (denominatorFilter === undefined) continue;
      expect(allowed(filter, 'service_name')).toEqual(allowed(denominatorFilter, 'service_name'));
    }
  });
});

it('services are near their limit with three quarters of the instances that they may have by default', () => {
  const alert = ALERTS.find(({ userLabels }) => userLabels.alert === 'services-near-limit');
  const limits = (alert?.conditions ?? []).flatMap((condition) => {
    if (!('conditionThreshold' in condition)) return [];
    const { filter, thresholdValue } = condition.conditionThreshold;
    // Above one less: instances are whole.
    return allowed(filter, 'service_name').map((name): [string, number] => [name, thresholdValue + 1]);
  });
  expect(new Map(limits)).toEqual(
    new Map(ASKED.map(({ name, maxInstances }): [string, number] => [name, Math.ceil(maxInstances * 0.75)])),
  );
});

describe('a condition over a metric of Google’s', () => {
  const thresholds = ALERTS.flatMap(({ conditions }) => conditions)
    .flatMap((condition) => ('conditionThreshold' in condition ? [condition.conditionThreshold] : []))
    .flatMap(({ filter, aggregations }) => {
      const [type, metric] = [...GOOGLE_METRICS].find(([known]) => isOver(filter, known)) ?? [];
      return type === undefined || metric === undefined ? [] : [{ type, metric, filter, aggregations }];
    });

  it.each(thresholds)('$type asks for its resource and for labels that it has', ({ metric, filter }) => {
    expect(filter).toContain(`resource.type="${metric.resource}"`);
    const labels = [...filter.matchAll(/metric\.labels\.(\w+)/g)].map(([, label = '']) => label);
    expect(metric.labels).toEqual(expect.arrayContaining(labels));
  });

  it.each(thresholds)('$type is aligned as its kind may be', ({ metric: { kind }, aggregations }) => {
    // What is counted from point to point has no next older one, and what is measured has no difference.
    const wrong = { DELTA: /NEXT_OLDER|INTERPOLATE/, GAUGE: /ALIGN_(?:DELTA|RATE)/ }[kind];
    expect(aggregations.map(({ perSeriesAligner }) => perSeriesAligner).filter((name) => wrong.test(name))).toEqual([]);
  });
});

it('no queue sends more tasks at once than its function takes: what is refused counts as an attempt', () => {
  const sending = FUNCTIONS.filter(({ kind }) => kind === 'queue');
  expect(sending.length).toBeGreaterThan(5);
  const tooMany = sending.filter(({ dispatches, maxInstances }) => dispatches === null || dispatches > maxInstances);
  expect(tooMany).toEqual([]);
});

it('an instance of every function, as while a release goes out, has the vCPU that docs/operations.md says, and no more than 20', () => {
  const [, count, vcpu] = /each of the (\d+) functions has ([\d.]+) vCPU/.exec(readRepo('docs/operations.md')) ?? [];
  expect(FUNCTIONS).toHaveLength(Number(count));
  expect(FUNCTIONS.reduce((sum, each) => sum + each.vcpu, 0)).toBe(Number(vcpu));
  expect(Number(vcpu)).toBeLessThanOrEqual(20);
});
