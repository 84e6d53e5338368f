import * as z from 'zod';
import { listRepo, readRepo } from '../repo.ts';
import { aggregationSchema, alertPolicySchema } from './alertPolicySchema.ts';

/** Cloud Logging v2, LogMetric: what operations/metrics uses of it. */
const metricSchema = z.strictObject({
  name: z.string().regex(/^parlance_[a-z_]+$/),
  description: z.string().min(20),
  filter: z.string(),
  metricDescriptor: z.strictObject({
    metricKind: z.literal('DELTA'),
    valueType: z.enum(['INT64', 'DISTRIBUTION']),
    unit: z.enum(['1', 'ms', 's']),
    labels: z.array(z.strictObject({ key: z.string(), valueType: z.literal('STRING') })).optional(),
  }),
  valueExtractor: z.string().optional(),
  labelExtractors: z.record(z.string(), z.string()).optional(),
  bucketOptions: z.strictObject({ explicitBuckets: z.strictObject({ bounds: z.array(z.number()) }) }).optional(),
});

const seconds = z.string().regex(/^\d+s$/);

/** Policy as Google takes it, with what every alert of operations/alerts has. */
const alertSchema = alertPolicySchema.extend({
  documentation: alertPolicySchema.shape.documentation.unwrap(),
  userLabels: z.strictObject({ app: z.literal('parlance'), alert: z.string() }),
  notificationChannels: z.tuple([z.literal('${notificationChannel}')]),
  enabled: z.literal(true),
});

/** Cloud Monitoring v1, Dashboard: what operations/dashboard.json uses of it. */
const dashboardSchema = z.strictObject({
  name: z.literal('projects/${project}/dashboards/parlance'),
  displayName: z.string(),
  labels: z.strictObject({ app: z.literal('parlance') }),
  mosaicLayout: z.strictObject({
    columns: z.literal(12),
    tiles: z.array(
      z.strictObject({
        xPos: z.int().optional(),
        yPos: z.int().optional(),
        width: z.int(),
        height: z.int(),
        widget: z.strictObject({
          title: z.string(),
          xyChart: z.strictObject({
            dataSets: z.array(
              z.strictObject({
                plotType: z.enum(['LINE', 'STACKED_BAR']),
                timeSeriesQuery: z.strictObject({
                  timeSeriesFilter: z.strictObject({ filter: z.string(), aggregation: aggregationSchema }),
                }),
              }),
            ),
          }),
        }),
      }),
    ),
  }),
});

/** Cloud Monitoring v3, UptimeCheckConfig: what operations/uptimeChecks uses of it. */
const uptimeCheckSchema = z.strictObject({
  displayName: z.string(),
  monitoredResource: z.strictObject({
    type: z.literal('uptime_url'),
    labels: z.strictObject({ project_id: z.literal('${project}'), host: z.enum(['${host}', '${functionsHost}']) }),
  }),
  httpCheck: z.strictObject({
    requestMethod: z.literal('GET'),
    path: z.string(),
    port: z.literal(443),
    useSsl: z.literal(true),
    validateSsl: z.literal(true),
    acceptedResponseStatusCodes: z.array(z.strictObject({ statusClass: z.literal('STATUS_CLASS_2XX') })),
  }),
  contentMatchers: z.array(z.strictObject({ content: z.string(), matcher: z.literal('CONTAINS_STRING') })),
  period: seconds,
  timeout: seconds,
  userLabels: z.strictObject({ app: z.literal('parlance') }),
});

export type Metric = z.infer<typeof metricSchema>;
export type Alert = z.infer<typeof alertSchema>;

function read<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readRepo(file)));
}

/** The files of operations/, each as far as its format is used. Throws for a field that is not known here. */
export function readOperations() {
  return {
    metrics: listRepo('operations/metrics/*.json').map((file) => ({ file, metric: read(file, metricSchema) })),
    alerts: listRepo('operations/alerts/*.json').map((file) => ({ file, alert: read(file, alertSchema) })),
    dashboard: read('operations/dashboard.json', dashboardSchema),
    uptimeChecks: listRepo('operations/uptimeChecks/*.json').map((file) => ({
      file,
      uptimeCheck: read(file, uptimeCheckSchema),
    })),
  };
}
