import { CloudError } from '../cloud/CloudError.ts';
import type { Handler, Json } from './FakeState.ts';

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** Handlers for access and cost: sign-in, policies, secrets and budgets. */
export const ACCESS_HANDLERS: readonly Handler[] = [
  ['GET', /^identitytoolkit\.[^/]+\/admin\/v2\/projects\/[^/]+\/config$/, ({ signIn }) => signIn],
  [
    'POST',
    /identityPlatform:initializeAuth$/,
    (state) => {
      state.signIn = { authorizedDomains: ['localhost'] };
      return {};
    },
  ],
  [
    'PATCH',
    /^identitytoolkit\./,
    (state, _, body, url) => {
      const mask = url.searchParams.get('updateMask')?.split(',') ?? [];
      state.signIn = { ...state.signIn, ...Object.fromEntries(mask.map((name) => [name, body[name]])) };
      return state.signIn;
    },
  ],
  ['GET', /^storage\.[^/]+\/storage\/v1\/projects\/[^/]+\/serviceAccount$/, () => ({})],
  ['POST', /^(.+):getIamPolicy$/, ({ policies }, [, resource = '']) => policies.get(resource) ?? { etag: 'e' }],
  [
    'POST',
    /^(.+):setIamPolicy$/,
    (state, [, resource = ''], { policy }) => {
      state.accountPolls -= 1;
      if (state.accountPolls >= 0)
        throw new CloudError(400, 'Service account service-1@gcp-sa-pubsub.iam.gserviceaccount.com does not exist.');
      if (isJson(policy)) state.policies.set(resource, policy);
      return {};
    },
  ],
  [
    'GET',
    /\/secrets\/([^/]+)\/versions$/,
    ({ secrets }, [, name = '']) =>
      secrets.has(name) ? { versions: secrets.get(name)?.map(() => ({ state: 'ENABLED' })) } : undefined,
  ],
  ['GET', /\/secrets\/([^/]+)$/, ({ secrets }, [, name = '']) => (secrets.has(name) ? {} : undefined)],
  [
    'POST',
    /\/secrets$/,
    ({ secrets }, _, __, url) => {
      secrets.set(url.searchParams.get('secretId') ?? '', []);
      return {};
    },
  ],
  [
    'POST',
    /\/secrets\/([^/]+):addVersion$/,
    ({ secrets }, [, name = ''], body) => {
      secrets.get(name)?.push(JSON.stringify(body['payload']));
      return {};
    },
  ],
  ['GET', /\/budgets$/, ({ budgets }) => ({ budgets })],
  [
    'POST',
    /\/budgets$/,
    ({ budgets }, _, body) => {
      budgets.push({ name: 'billingAccounts/A-B/budgets/1', ...body });
      return {};
    },
  ],
  [
    'PATCH',
    /\/budgets\/1$/,
    ({ budgets }, _, body) => {
      budgets.splice(0, 1, { ...budgets[0], ...body });
      return {};
    },
  ],
];
