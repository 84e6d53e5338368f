import { applyResource } from './applyResource.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import { type Existing, googleApi, GoogleRefusal } from './googleApi.ts';
import type { GoogleRequest } from './GoogleRequest.ts';
import { type Kind, KINDS, ownAlert } from './KINDS.ts';
import { readMonitoring, type Resource } from './readMonitoring.ts';

interface MonitoringTarget {
  /** Id of the Google Cloud project. */
  project: string;
  /** Address that receives alerts. */
  email: string;
  /** Origin of the web app, whose `/health` is asked. */
  origin: string;
  /** Address of the functions, of which `answer` is asked. */
  functionsUrl: string;
  request: GoogleRequest;
}

/** Changes made, by the names of files in operations/. */
interface MonitoringOutcome {
  created: string[];
  updated: string[];
  /** Alerts of ours that have no file any more. */
  removed: string[];
  /** Alerts on metrics that Monitoring does not know yet: up to ten minutes after their creation. A later run makes them. */
  waiting: string[];
}

/**
 * Makes a project's metrics, uptime checks, alerts and dashboard what operations/ says. A second run changes nothing; what is not
 * ours (see KINDS) is not touched. An alert of ours without a file is removed. Throws a `GoogleRefusal` where an API refuses.
 */
export async function applyMonitoring(target: MonitoringTarget): Promise<MonitoringOutcome> {
  const { project, email, origin, functionsUrl } = target;
  const api = googleApi(target.request);
  const wanted = readMonitoring();
  const outcome: MonitoringOutcome = { created: [], updated: [], removed: [], waiting: [] };
  const values = { project, email, host: new URL(origin).host, functionsHost: new URL(functionsUrl).host };

  const apply = async (kind: Kind, label: string, resource: Resource, known: readonly Existing[]) => {
    const { existing, change } = await applyResource({ api, project, known }, kind, resource);
    if (change !== undefined) outcome[change].push(label);
    return existing;
  };
  const list = (kind: Kind) => api.list(kind.collection(project), kind.key);
  const applyOne = async (name: 'notificationChannel' | 'dashboard') =>
    apply(KINDS[name], name, fillPlaceholders(wanted[name], values), await list(KINDS[name]));

  const metrics = await list(KINDS.metric);
  for (const [label, metric] of wanted.metrics) await apply(KINDS.metric, label, metric, metrics);
  const channel = await applyOne('notificationChannel');
  const checks = await list(KINDS.uptimeCheck);
  const checkIds = new Map<string, string>();
  for (const [label, check] of wanted.uptimeChecks) {
    const { name } = await apply(KINDS.uptimeCheck, label, fillPlaceholders(check, values), checks);
    checkIds.set(`${label}CheckId`, name.split('/').at(-1) ?? '');
  }
  await applyOne('dashboard');

  const ids = { ...values, ...Object.fromEntries(checkIds), notificationChannel: channel.name };
  const policies = await list(KINDS.alert);
  for (const [label, alert] of wanted.alerts) {
    try {
      await apply(KINDS.alert, label, fillPlaceholders(alert, ids), policies);
    } catch (error) {
      if (!(error instanceof GoogleRefusal) || error.status !== UNKNOWN_METRIC) throw error;
      outcome.waiting.push(label);
    }
  }
  for (const policy of policies) {
    const label = ownAlert(policy);
    if (label === undefined || wanted.alerts.has(label)) continue;
    await api.remove(KINDS.alert.url(policy, project));
    outcome.removed.push(label);
  }
  return outcome;
}

/** Status that Monitoring returns for an alert on a metric that it does not know, or not yet. */
const UNKNOWN_METRIC = 404;
