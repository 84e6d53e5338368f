import * as z from 'zod';
import type { Existing } from './googleApi.ts';
import type { Resource } from './readMonitoring.ts';

const LOGGING = 'https://logging.googleapis.com/v2';
const MONITORING = 'https://monitoring.googleapis.com';

/** A kind of resource, and how its API takes it. */
export interface Kind {
  /** URL of all of a project. */
  collection: (project: string) => string;
  /** Its field in the API's lists. */
  key: string;
  /** True where an existing one is the wanted one. */
  isSame: (existing: Existing, wanted: Resource) => boolean;
  method: 'PUT' | 'PATCH';
  /** URL of an existing one. */
  url: (existing: Existing, project: string) => string;
}

const labelledSchema = z.looseObject({
  labels: z.looseObject({ app: z.string().optional() }).optional(),
  userLabels: z.looseObject({ app: z.string().optional(), alert: z.string().optional() }).optional(),
  displayName: z.string().optional(),
});

/** The label `alert` of an alert of ours; undefined for anybody else's. */
export function ownAlert(resource: Resource): string | undefined {
  const { userLabels } = labelledSchema.parse(resource);
  return userLabels?.app === 'parlance' ? userLabels.alert : undefined;
}

function isOwn(existing: Existing): boolean {
  return labelledSchema.parse(existing).userLabels?.app === 'parlance';
}

function haveSameTitle(existing: Existing, wanted: Resource): boolean {
  return labelledSchema.parse(existing).displayName === labelledSchema.parse(wanted).displayName;
}

function monitoring(version: 'v1' | 'v3', key: string): Pick<Kind, 'collection' | 'key' | 'method' | 'url'> {
  return {
    collection: (project) => `${MONITORING}/${version}/projects/${project}/${key}`,
    key,
    method: 'PATCH',
    url: ({ name }) => `${MONITORING}/${version}/${name}`,
  };
}

/**
 * The kinds that operations/ has. What is ours has the label `app=parlance`; metrics take no labels, so theirs are the names of the
 * files. https://cloud.google.com/logging/docs/reference/v2/rest, https://cloud.google.com/monitoring/api/ref_v3/rest
 */
export const KINDS = {
  metric: {
    collection: (project) => `${LOGGING}/projects/${project}/metrics`,
    key: 'metrics',
    isSame: ({ name }, wanted) => name === wanted['name'],
    method: 'PUT',
    url: ({ name }, project) => `${LOGGING}/projects/${project}/metrics/${name}`,
  },
  notificationChannel: { ...monitoring('v3', 'notificationChannels'), isSame: isOwn },
  uptimeCheck: {
    ...monitoring('v3', 'uptimeCheckConfigs'),
    isSame: (existing, wanted) => isOwn(existing) && haveSameTitle(existing, wanted),
  },
  alert: {
    ...monitoring('v3', 'alertPolicies'),
    isSame: (existing, wanted) => ownAlert(existing) !== undefined && ownAlert(existing) === ownAlert(wanted),
  },
  dashboard: {
    ...monitoring('v1', 'dashboards'),
    // The API names the project by its number there. That it takes the name that a new one is given is documented nowhere.
    isSame: (existing, wanted) =>
      labelledSchema.parse(existing).labels?.app === 'parlance' &&
      (existing.name.endsWith('/dashboards/parlance') || haveSameTitle(existing, wanted)),
  },
} as const satisfies Record<string, Kind>;
