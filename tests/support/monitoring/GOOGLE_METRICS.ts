/** A metric that Google writes itself, as its list has it. */
interface GoogleMetric {
  resource: string;
  kind: 'DELTA' | 'GAUGE';
  labels: readonly string[];
}

/** Metrics of Google's that alerts look at: https://cloud.google.com/monitoring/api/metrics_gcp */
export const GOOGLE_METRICS: ReadonlyMap<string, GoogleMetric> = new Map([
  [
    // Without requests that came while a service had as many instances as it may: no container saw them.
    'run.googleapis.com/request_count',
    { resource: 'cloud_run_revision', kind: 'DELTA', labels: ['response_code', 'response_code_class', 'route'] },
  ],
  [
    'run.googleapis.com/container/instance_count',
    { resource: 'cloud_run_revision', kind: 'GAUGE', labels: ['container_name', 'state'] },
  ],
  ['cloudtasks.googleapis.com/queue/depth', { resource: 'cloud_tasks_queue', kind: 'GAUGE', labels: [] }],
  [
    'cloudtasks.googleapis.com/queue/task_attempt_count',
    { resource: 'cloud_tasks_queue', kind: 'DELTA', labels: ['response_code'] },
  ],
  [
    // Milliseconds between the time that an attempt was due and that it began.
    'cloudtasks.googleapis.com/queue/task_attempt_delays',
    { resource: 'cloud_tasks_queue', kind: 'DELTA', labels: [] },
  ],
  [
    'firestore.googleapis.com/api/request_count',
    { resource: 'firestore.googleapis.com/Database', kind: 'DELTA', labels: ['api_method', 'response_code'] },
  ],
  [
    'monitoring.googleapis.com/uptime_check/check_passed',
    { resource: 'uptime_url', kind: 'GAUGE', labels: ['check_id', 'checked_resource_id', 'checker_location'] },
  ],
]);

/** The name that a metric has in PromQL: https://cloud.google.com/monitoring/promql/promql-mapping */
export function promQlName(type: string): string {
  return type.replace('/', ':').replaceAll(/[./]/g, '_');
}
