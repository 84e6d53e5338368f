import { describe, expect, it } from 'vitest';
import { QUEUE_LIMITS } from '../../../functions/src/edge/monitoring/QUEUE_LIMITS.ts';
import { LOG_EVENTS } from '../../../functions/src/kernel/platform/log/LOG_EVENTS.ts';
import { LOG_CONTEXT_FIELDS } from '../../../functions/src/kernel/platform/log/logContext.ts';
import { extractedField, parseFilter } from '../../support/monitoring/logFilter.ts';
import { conditionTexts } from '../../support/monitoring/conditionTexts.ts';
import { GOOGLE_METRICS, promQlName } from '../../support/monitoring/GOOGLE_METRICS.ts';
import { type Metric, readOperations } from '../../support/monitoring/operations.ts';
import { readRepo } from '../../support/repo.ts';

const { metrics, alerts, dashboard, uptimeChecks } = readOperations();
const EVENTS = new Map<string, { fields: readonly string[] }>(Object.entries(LOG_EVENTS));

/** The fields of the payload that a metric looks at. */
function fieldsOf({ filter, valueExtractor, labelExtractors = {} }: Metric): string[] {
  const extracted = [valueExtractor, ...Object.values(labelExtractors)].filter((one) => one !== undefined);
  return [...parseFilter(filter).map(({ field }) => field), ...extracted.map(extractedField)]
    .filter((field) => field.startsWith('jsonPayload.'))
    .map((field) => field.slice('jsonPayload.'.length));
}

function eventOf({ filter }: Metric): string | undefined {
  const found = parseFilter(filter).find(({ field }) => field === 'jsonPayload.event');
  return found === undefined ? undefined : String(found.value);
}

/** The names of our metrics in a filter of Cloud Monitoring or in a PromQL query. */
function metricsIn(text: string): string[] {
  const filters = text.matchAll(
    /metric\.type="logging\.googleapis\.com\/user\/(\w+)" AND resource\.type="cloud_run_revision"/g,
  );
  const queries = text.matchAll(/logging_googleapis_com:user_(parlance_\w+)_sum\{/g);
  return [...filters, ...queries].map(([, name = '']) => name);
}

/** The metrics of Google's in a filter or in a query. */
function googlesIn(text: string): string[] {
  return [...GOOGLE_METRICS.keys()].filter(
    (type) => text.includes(`metric.type="${type}"`) || text.includes(`${promQlName(type)}{`),
  );
}

const NAMES = metrics.map(({ metric }) => metric.name);
const RUNBOOK =
  readRepo('docs/operations.md')
    .split(/^## /m)
    .find((section) => section.startsWith('Alerts\n')) ?? '';
const ROWS = [...RUNBOOK.matchAll(/^\| (.+?) \| .+ \| .+ \| .+ \|$/gm)].map(([, name = '']) => name).slice(1);

describe('a metric', () => {
  it.each(metrics)('of $file has the file’s name and counts lines that the code writes', ({ file, metric }) => {
    expect(`operations/metrics/${metric.name.slice('parlance_'.length)}.json`).toBe(file);
    const event = eventOf(metric);
    const known = event === undefined ? [] : ['event', ...LOG_CONTEXT_FIELDS, ...(EVENTS.get(event)?.fields ?? [])];
    expect(event === undefined || EVENTS.has(event)).toBe(true);
    expect(fieldsOf(metric).filter((field) => !known.includes(field))).toEqual([]);
  });

  it.each(metrics)(
    'of $file has a value and buckets if it is a distribution, and an extractor for each label',
    ({ metric }) => {
      const { metricDescriptor, valueExtractor, bucketOptions, labelExtractors = {} } = metric;
      const isDistribution = metricDescriptor.valueType === 'DISTRIBUTION';
      expect([valueExtractor !== undefined, bucketOptions !== undefined]).toEqual([isDistribution, isDistribution]);
      expect(Object.keys(labelExtractors)).toEqual((metricDescriptor.labels ?? []).map(({ key }) => key));
      const bounds = bucketOptions?.explicitBuckets.bounds ?? [];
      expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
    },
  );
});

describe('an alert', () => {
  it.each(alerts)(
    'of $file looks at metrics that there are, each with the resource that Monitoring asks for',
    ({ file, alert }) => {
      expect(`operations/alerts/${alert.userLabels.alert}.json`).toBe(file);
      for (const text of conditionTexts(alert)) {
        const ours = metricsIn(text);
        expect([ours.length === 1, googlesIn(text).length > 0].filter(Boolean)).toHaveLength(1);
        expect(NAMES).toEqual(expect.arrayContaining(ours));
      }
    },
  );

  it.each(alerts)('of $file sends its reader to its row of the runbook', ({ alert }) => {
    expect(alert.documentation.content).toContain(`docs/operations.md, section “Alerts”, row “${alert.displayName}”`);
    expect(ROWS.filter((row) => row === alert.displayName)).toHaveLength(1);
  });

  it('has a row, and every row an alert', () => {
    expect(ROWS.toSorted()).toEqual(alerts.map(({ alert }) => alert.displayName).toSorted());
  });

  it.each([
    ['sources-wait', QUEUE_LIMITS.oldestSourceSeconds],
    ['mails-wait', QUEUE_LIMITS.oldestMailSeconds],
    ['erasures-wait', QUEUE_LIMITS.oldestErasureSeconds],
  ])('of %s has the limit beyond which /health is degraded', (key, limit) => {
    const conditions = alerts.find(({ alert }) => alert.userLabels.alert === key)?.alert.conditions;
    expect(conditions).toMatchObject([{ conditionThreshold: { thresholdValue: limit } }]);
  });
});

describe('the dashboard', () => {
  it('shows every metric and no other', () => {
    const shown = dashboard.mosaicLayout.tiles.flatMap(({ widget }) =>
      widget.xyChart.dataSets.flatMap((set) => metricsIn(set.timeSeriesQuery.timeSeriesFilter.filter)),
    );
    expect([...new Set(shown)].toSorted()).toEqual(NAMES.toSorted());
  });

  it('groups by labels that the metrics have', () => {
    for (const { widget } of dashboard.mosaicLayout.tiles) {
      for (const { timeSeriesQuery } of widget.xyChart.dataSets) {
        const { filter, aggregation } = timeSeriesQuery.timeSeriesFilter;
        const metric = metrics.find(({ metric: { name } }) => metricsIn(filter).includes(name))?.metric;
        const labels = (metric?.metricDescriptor.labels ?? []).map(({ key }) => `metric.labels.${key}`);
        expect(labels).toEqual(expect.arrayContaining(aggregation.groupByFields ?? []));
      }
    }
  });
});

it.each([
  ['/health', '${host}', 'functions/src/edge/monitoring/serveHealth.ts', "body: '"],
  ['/answer', '${functionsHost}', 'functions/src/edge/services/withProbe.ts', "send('"],
])('an uptime check asks for what %s answers when all is well', (path, host, file, before) => {
  const found = uptimeChecks.filter(({ uptimeCheck }) => uptimeCheck.httpCheck.path === path);
  expect(found.map(({ uptimeCheck }) => uptimeCheck.monitoredResource.labels.host)).toEqual([host]);
  const contents = found.flatMap(({ uptimeCheck }) => uptimeCheck.contentMatchers.map(({ content }) => content));
  expect(contents).toHaveLength(1);
  for (const content of contents) expect(readRepo(file)).toContain(`${before}{${content}}'`);
});
