import * as z from 'zod';

/*
 * Cloud Monitoring v3, AlertPolicy, as published: https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies and
 * google/monitoring/v3/alert.proto and common.proto of github.com/googleapis/googleapis. Fields that the API fills in itself are left
 * out: a policy that is created has none of them. Of the kinds of condition the three that operations/ may use are here.
 */

/** A duration as JSON has it. Monitoring takes whole minutes alone. */
const minutes = z
  .string()
  .regex(/^\d+s$/)
  .refine((text) => Number.parseInt(text, 10) % 60 === 0, 'not a multiple of a minute');
const periodSchema = minutes.refine((text) => Number.parseInt(text, 10) >= 60, 'less than a minute');

/** "This field must not exceed 2048 Unicode characters in length", and it "must specify the metric type and the resource type". */
const filterSchema = z
  .string()
  .max(2048)
  .regex(/\bmetric\.type="[^"]+"/)
  .regex(/\bresource\.type="[^"]+"/);

const ALIGNERS = [
  'ALIGN_NONE',
  'ALIGN_DELTA',
  'ALIGN_RATE',
  'ALIGN_INTERPOLATE',
  'ALIGN_NEXT_OLDER',
  'ALIGN_MIN',
  'ALIGN_MAX',
  'ALIGN_MEAN',
  'ALIGN_COUNT',
  'ALIGN_SUM',
  'ALIGN_STDDEV',
  'ALIGN_COUNT_TRUE',
  'ALIGN_COUNT_FALSE',
  'ALIGN_FRACTION_TRUE',
  'ALIGN_PERCENTILE_99',
  'ALIGN_PERCENTILE_95',
  'ALIGN_PERCENTILE_50',
  'ALIGN_PERCENTILE_05',
  'ALIGN_PERCENT_CHANGE',
] as const;

const REDUCERS = [
  'REDUCE_NONE',
  'REDUCE_MEAN',
  'REDUCE_MIN',
  'REDUCE_MAX',
  'REDUCE_SUM',
  'REDUCE_STDDEV',
  'REDUCE_COUNT',
  'REDUCE_COUNT_TRUE',
  'REDUCE_COUNT_FALSE',
  'REDUCE_FRACTION_TRUE',
  'REDUCE_PERCENTILE_99',
  'REDUCE_PERCENTILE_95',
  'REDUCE_PERCENTILE_50',
  'REDUCE_PERCENTILE_05',
] as const;

/** Aggregation of alerts and of charts. Series that are combined must be aligned. */
export const aggregationSchema = z
  .strictObject({
    alignmentPeriod: periodSchema,
    perSeriesAligner: z.enum(ALIGNERS),
    crossSeriesReducer: z.optional(z.enum(REDUCERS)),
    groupByFields: z.optional(z.array(z.string().regex(/^(?:metric|resource)\.labels\.\w+$/)).min(1)),
  })
  .refine(
    ({ perSeriesAligner, crossSeriesReducer = 'REDUCE_NONE' }) =>
      perSeriesAligner !== 'ALIGN_NONE' || crossSeriesReducer === 'REDUCE_NONE',
    'series that are not aligned cannot be combined',
  )
  .refine(
    ({ crossSeriesReducer = 'REDUCE_NONE', groupByFields }) =>
      groupByFields === undefined || crossSeriesReducer !== 'REDUCE_NONE',
    'groups without a reducer',
  );

const triggerSchema = z.union([z.strictObject({ count: z.int() }), z.strictObject({ percent: z.number() })]);

const thresholdSchema = z
  .strictObject({
    filter: filterSchema,
    aggregations: z.array(aggregationSchema).min(1),
    denominatorFilter: z.optional(filterSchema),
    denominatorAggregations: z.optional(z.array(aggregationSchema).min(1)),
    forecastOptions: z.optional(z.strictObject({ forecastHorizon: minutes })),
    // Of the published values the two that are supported.
    comparison: z.enum(['COMPARISON_GT', 'COMPARISON_LT']),
    thresholdValue: z.number(),
    duration: minutes,
    trigger: z.optional(triggerSchema),
    evaluationMissingData: z.optional(
      z.enum(['EVALUATION_MISSING_DATA_INACTIVE', 'EVALUATION_MISSING_DATA_ACTIVE', 'EVALUATION_MISSING_DATA_NO_OP']),
    ),
  })
  .refine(
    ({ denominatorFilter, denominatorAggregations }) =>
      (denominatorFilter === undefined) === (denominatorAggregations === undefined),
    'half a denominator',
  )
  .refine(
    ({ aggregations, denominatorAggregations = aggregations }) =>
      // "must use the same alignment period and produce time series that have the same periodicity and labels"
      JSON.stringify(aggregations.map(shapeOf)) === JSON.stringify(denominatorAggregations.map(shapeOf)),
    'a ratio of series of different shapes',
  );

function shapeOf({ alignmentPeriod, groupByFields = [] }: z.infer<typeof aggregationSchema>): unknown {
  return [alignmentPeriod, groupByFields];
}

const absentSchema = z.strictObject({
  filter: filterSchema,
  aggregations: z.array(aggregationSchema).min(1),
  duration: minutes.refine((text) => Number.parseInt(text, 10) >= 120, 'less than two minutes'),
  trigger: z.optional(triggerSchema),
});

const promQlSchema = z.strictObject({
  query: z.string().min(1),
  duration: z.optional(minutes),
  evaluationInterval: z.optional(periodSchema),
  labels: z.optional(z.record(z.string(), z.string())),
  ruleGroup: z.optional(z.string()),
  alertRule: z.optional(z.string()),
  disableMetricValidation: z.optional(z.boolean()),
});

const displayName = z.string().min(1).max(512);
const conditionSchema = z.union([
  z.strictObject({ displayName, conditionThreshold: thresholdSchema }),
  z.strictObject({ displayName, conditionAbsent: absentSchema }),
  z.strictObject({ displayName, conditionPrometheusQueryLanguage: promQlSchema }),
]);

/** A policy as alertPolicies.create takes it. A policy may have six conditions: https://cloud.google.com/monitoring/quotas */
export const alertPolicySchema = z.strictObject({
  displayName,
  documentation: z.optional(
    z.strictObject({
      content: z.string().max(8192),
      mimeType: z.literal('text/markdown'),
      subject: z.optional(z.string().max(255)),
      links: z.optional(z.array(z.strictObject({ displayName: z.string(), url: z.url() })).max(3)),
    }),
  ),
  userLabels: z.optional(z.record(z.string().regex(/^[a-z][a-z0-9_-]{0,62}$/), z.string().regex(/^[a-z0-9_-]{0,63}$/))),
  conditions: z.array(conditionSchema).min(1).max(6),
  combiner: z.enum(['AND', 'OR', 'AND_WITH_MATCHING_RESOURCE']),
  enabled: z.optional(z.boolean()),
  notificationChannels: z.optional(z.array(z.string()).max(16)),
  alertStrategy: z.optional(
    z.strictObject({
      notificationPrompts: z.optional(z.array(z.enum(['OPENED', 'CLOSED']))),
      autoClose: z.optional(minutes),
      notificationChannelStrategy: z.optional(
        z.array(z.strictObject({ notificationChannelNames: z.array(z.string()), renotifyInterval: minutes })),
      ),
    }),
  ),
  severity: z.optional(z.enum(['CRITICAL', 'ERROR', 'WARNING'])),
});
