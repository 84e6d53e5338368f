import * as z from 'zod';
import { REGION } from '../../config/REGION.ts';
import type { CloudRequest } from './CloudRequest.ts';
import { FUNCTION_ROUTES } from './FUNCTION_ROUTES.ts';
import { INDEX_ROUTES } from './INDEX_ROUTES.ts';
import type { Answer, Route } from './Route.ts';

export const PROJECT_ID = 'parlance-rehearsal';
const PROJECT_NUMBER = '123456789012';
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
const settingsSchema = z.looseObject({});
const populateSchema = z.object({ files: z.record(z.string(), z.string()) });

function always(value: unknown): Answer {
  return () => value;
}

/** A secret or one of its versions, by its own name. */
function secret({ path }: CloudRequest): unknown {
  return { name: path.slice('/v1/'.length).replace('latest', '1'), state: 'ENABLED' };
}

const REPOSITORY = `projects/${PROJECT_ID}/locations/${REGION}/repositories/gcf-artifacts`;

/** The repository of images, with the settings that it was given last. */
function repository(_: CloudRequest, earlier: readonly CloudRequest[]): unknown {
  const set = earlier.findLast(({ method, path }) => method === 'PATCH' && path.endsWith(REPOSITORY));
  return { ...settingsSchema.safeParse(set?.json).data, name: REPOSITORY };
}

/**
 * The answers of Google's APIs that a deployment waits for, of a project that was set up and never deployed to, by method and
 * path; the first that matches. Everything else is answered by an empty object. Which ones there are is what firebase-tools
 * asks for (its lib/gcp and lib/management).
 */
export const CLOUD_ROUTES: readonly Route[] = [
  ...FUNCTION_ROUTES,
  ...INDEX_ROUTES,
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
  [/^GET \/v1\/projects\/[^/]+\/locations\/[^/]+\/repositories\/gcf-artifacts$/, repository],
  [/^GET \/v1beta1\/projects\/[^/]+\/sites$/, (_, __, { state: { sites } }) => (sites.length === 0 ? {} : { sites })],
  [
    /^POST \/v1beta1\/.*\/versions$/,
    (_, { length }) => ({ name: `projects/x/sites/${PROJECT_ID}/versions/${length}`, status: 'CREATED' }),
  ],
  [
    /:populateFiles$/,
    ({ json, origin }) => ({
      uploadRequiredHashes: Object.values(populateSchema.parse(json).files),
      uploadUrl: `${origin}/upload/hosting`,
    }),
  ],
];
