import * as z from 'zod';
import { CloudError } from '../../deploy/cloud/CloudError.ts';
import type { FakeProject } from '../../deploy/stand-in/createFakeProject.ts';
import type { CloudRequest } from './CloudRequest.ts';

export const PROJECT_ID = 'parlance-rehearsal';
const PROJECT_NUMBER = '123456789012';
const REGION = 'europe-west3';
const BUCKET = `${PROJECT_ID}.firebasestorage.app`;
const WEB_APP = {
  projectId: PROJECT_ID,
  appId: '1:2:web:3',
  apiKey: 'public-key',
  storageBucket: BUCKET,
  authDomain: `${PROJECT_ID}.firebaseapp.com`,
};

const permissionsSchema = z.object({ permissions: z.array(z.string()) });
const policySchema = z.object({ policy: z.optional(z.unknown()) });
const functionSchema = z.looseObject({ serviceConfig: z.looseObject({}) });
const sizeSchema = z.object({
  serviceConfig: z.object({ availableCpu: z.optional(z.string()), maxInstanceCount: z.optional(z.int()) }),
});
const fieldSchema = z.looseObject({ fieldPath: z.string(), order: z.optional(z.string()) });
const indexSchema = z.looseObject({ fields: z.array(fieldSchema) });
const populateSchema = z.object({ files: z.record(z.string(), z.string()) });

/** Function that returns the answer to a request. */
type Answer = (request: CloudRequest, earlier: readonly CloudRequest[], project: FakeProject) => unknown;

function always(value: unknown): Answer {
  return () => value;
}

/** A secret or one of its versions, by its own name. */
function secret({ path }: CloudRequest): unknown {
  return { name: path.slice('/v1/'.length).replace('latest', '1'), state: 'ENABLED' };
}

/** Index that a former version used and this one does not. */
const OLD_INDEX = {
  name: `projects/${PROJECT_ID}/databases/(default)/collectionGroups/former/indexes/OLD`,
  queryScope: 'COLLECTION',
  state: 'READY',
  fields: [
    { fieldPath: 'one', order: 'ASCENDING' },
    { fieldPath: 'other', order: 'ASCENDING' },
  ],
};

/** An index as Firestore gives it back: it sorts what is alike by name, before a vector. */
function withName({ fields, ...index }: z.infer<typeof indexSchema>) {
  if (fields.some(({ fieldPath }) => fieldPath === '__name__')) return { ...index, fields };
  const last = fields.at(-1);
  const name = { fieldPath: '__name__', order: last?.order ?? 'ASCENDING' };
  const isVector = last !== undefined && 'vectorConfig' in last;
  return { ...index, fields: isVector ? [...fields.slice(0, -1), name, last] : [...fields, name] };
}

/** The indexes: that of the former version, and what was created since. */
function listIndexes(_: CloudRequest, earlier: readonly CloudRequest[]): unknown {
  const created = earlier.flatMap(({ method, path, json }, place) =>
    method === 'POST' && path.endsWith('/indexes')
      ? [{ ...withName(indexSchema.parse(json)), name: `${path.slice('/v1/'.length)}/${place}`, state: 'READY' }]
      : [],
  );
  return { indexes: [OLD_INDEX, ...created] };
}

const REPOSITORY = `projects/${PROJECT_ID}/locations/${REGION}/repositories/gcf-artifacts`;

/** vCPU of the region, in thousandths. */
const CPU_ALLOC = 20_000;

/** Begins to create a function, unless its instances could ask for more than the region has: Cloud Run's refusal. */
function beginFunction({ query, json }: CloudRequest): unknown {
  const { availableCpu = '1', maxInstanceCount = 100 } = sizeSchema.parse(json).serviceConfig;
  const asked = 1000 * Number(availableCpu) * maxInstanceCount;
  if (asked > CPU_ALLOC) {
    const most = Math.floor(CPU_ALLOC / (1000 * Number(availableCpu)));
    throw new CloudError(
      400,
      `Max instances must be set to ${most} or fewer to set the requested total CPU. CpuAllocPerProjectRegion requested: ${asked} allowed: ${CPU_ALLOC}`,
    );
  }
  return { name: `operations/${query.get('functionId')}`, done: false };
}

/** The operation that creates a function is done at once: the function, with the service that runs it. */
function createdFunction({ path }: CloudRequest, earlier: readonly CloudRequest[]): unknown {
  const id = path.split('/').at(-1) ?? '';
  const created = earlier.find(({ query }) => query.get('functionId') === id);
  const { serviceConfig, ...others } = functionSchema.parse(created?.json);
  const service = `projects/${PROJECT_ID}/locations/${REGION}/services/${id.toLowerCase()}`;
  const uri = `https://${id.toLowerCase()}.example`;
  return { done: true, response: { ...others, serviceConfig: { ...serviceConfig, service, uri } } };
}

/**
 * The answers of Google's APIs that a deployment waits for, of a project that was set up and never deployed to, by method and
 * path; the first that matches. Everything else is answered by an empty object. Which ones there are is what firebase-tools
 * asks for (its lib/gcp and lib/management).
 */
export const CLOUD_ROUTES: readonly (readonly [RegExp, Answer])[] = [
  [/^POST \/oauth2\/v3\/token$/, always({ access_token: 'rehearsal', expires_in: 3600, token_type: 'Bearer' })],
  [/:testIamPermissions$/, ({ json }) => permissionsSchema.parse(json)],
  [/IamPolicy$/, ({ json }) => policySchema.safeParse(json).data?.policy ?? { version: 3, bindings: [], etag: 'e' }],
  [/^GET \/v1\/projects\/[^/]+\/services\//, always({ state: 'ENABLED' })],
  [/\/billingInfo$/, always({ billingEnabled: true })],
  [/^GET \/v1\/projects\/[^/]+$/, always({ projectId: PROJECT_ID, projectNumber: PROJECT_NUMBER })],
  [
    /^GET \/v1beta1\/projects\/[^/]+$/,
    // Without a site before somebody makes one, which a release does not.
    always({ projectId: PROJECT_ID, projectNumber: PROJECT_NUMBER, resources: {} }),
  ],
  [/\/adminSdkConfig$/, always({ projectId: PROJECT_ID, storageBucket: BUCKET, locationId: REGION })],
  [
    /^GET \/compute\/v1\//,
    always({ defaultServiceAccount: `${PROJECT_NUMBER}-compute@developer.gserviceaccount.com` }),
  ],
  [/\/webApps$/, always({ apps: [WEB_APP] })],
  [/\/webApps\/[^/]+\/config$/, always(WEB_APP)],
  [/^GET \/v1\/projects\/[^/]+\/secrets\//, secret],
  [
    /^GET \/v1\/projects\/[^/]+\/databases\/\(default\)$/,
    always({ name: `projects/${PROJECT_ID}/databases/(default)`, locationId: REGION, type: 'FIRESTORE_NATIVE' }),
  ],
  [/^POST \/v1\/projects\/[^/]+\/rulesets$/, always({ name: `projects/${PROJECT_ID}/rulesets/1` })],
  [/^GET \/v1\/projects\/[^/]+\/releases$/, always({ releases: [] })],
  [/\/defaultBucket$/, always({ bucket: { name: `projects/${PROJECT_ID}/buckets/${BUCKET}` }, location: REGION })],
  [/^GET \/storage\/v1\/projects\//, always({ email_address: 'storage@example.iam.gserviceaccount.com' })],
  [/^GET \/storage\/v1\/b\//, always({ location: REGION.toUpperCase() })],
  [
    /functions:generateUploadUrl$/,
    ({ origin }) => ({
      uploadUrl: `${origin}/upload/functions?GoogleAccessId=x`,
      storageSource: { bucket: 'b', object: 'o' },
    }),
  ],
  [/^POST \/v2\/.*\/functions$/, beginFunction],
  [/^GET \/v1\/projects\/[^/]+\/databases\/\(default\)\/collectionGroups\/-\/indexes$/, listIndexes],
  [/^GET \/v1\/projects\/[^/]+\/locations\/[^/]+\/repositories\/gcf-artifacts$/, always({ name: REPOSITORY })],
  [/^GET \/v2\/operations\//, createdFunction],
  [/^GET \/v1beta1\/projects\/[^/]+\/sites$/, (_, __, { state: { sites } }) => (sites.length === 0 ? {} : { sites })],
  [/^POST \/v1beta1\/.*\/versions$/, always({ name: `projects/x/sites/${PROJECT_ID}/versions/1`, status: 'CREATED' })],
  [
    /:populateFiles$/,
    ({ json, origin }) => ({
      uploadRequiredHashes: Object.values(populateSchema.parse(json).files),
      uploadUrl: `${origin}/upload/hosting`,
    }),
  ],
];
