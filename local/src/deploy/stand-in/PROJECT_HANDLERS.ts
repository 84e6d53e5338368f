import { CloudError } from '../cloud/CloudError.ts';
import { type FakeState, type Handler, type Json, RUNNING } from './FakeState.ts';

const NUMBER = '123456789';
const DONE = { name: 'operations/1', done: true };

function enable(state: FakeState, ids: unknown): Json {
  if (Array.isArray(ids)) for (const id of ids) state.services.add(String(id));
  return RUNNING;
}

/** The project itself: its services, who pays for it, Firebase and the web app. */
export const PROJECT_HANDLERS: readonly Handler[] = [
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
      if (!state.hasTerms) throw new CloudError(403, 'The caller does not have permission');
      state.hasFirebase = true;
      return RUNNING;
    },
  ],
  [
    'GET',
    /^firebasehosting\.[^/]+\/v1beta1\/projects\/[^/]+\/sites$/,
    ({ sites }) => (sites.length === 0 ? {} : { sites }),
  ],
  [
    'POST',
    /^firebasehosting\.[^/]+\/v1beta1\/projects\/([^/]+)\/sites$/,
    ({ sites, takenSites }, [, projectId = ''], _, url) => {
      const id = url.searchParams.get('siteId') ?? '';
      if (takenSites.includes(id))
        throw new CloudError(
          400,
          `Invalid name: \`${id}\` is already reserved by another project; try something like \`${id}-4711a\` instead`,
        );
      const type = sites.length === 0 ? 'DEFAULT_SITE' : 'USER_SITE';
      const site = { name: `projects/${projectId}/sites/${id}`, type, defaultUrl: `https://${id}.web.app` };
      sites.push(site);
      return site;
    },
  ],
  [
    'GET',
    /^cloudquotas\.[^/]+\/v1\/projects\/[^/]+\/locations\/global\/services\/run\.googleapis\.com\/quotaInfos\/CpuAllocPerProjectRegion$/,
    ({ cpuQuota }) =>
      cpuQuota === undefined
        ? undefined
        : {
            dimensionsInfos: [
              { details: { value: '5000' }, applicableLocations: ['us-central1'] },
              { details: { value: String(1000 * cpuQuota) }, applicableLocations: ['europe-west3'] },
            ],
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
