import * as z from 'zod';
import type { Cloud } from '../cloud/Cloud.ts';
import { findResource } from '../cloud/findResource.ts';
import { AS_IT_WAS } from './AS_IT_WAS.ts';

const BASE = 'https://identitytoolkit.googleapis.com';

const configSchema = z.looseObject({ authorizedDomains: z.optional(z.array(z.string())) });

/**
 * Required sign-in configuration: passwords, no disclosure of whether an address has an account, TOTP as second factor
 * (one step of clock difference), and no deletion of accounts past our functions.
 */
const WANTED = {
  signIn: { email: { enabled: true, passwordRequired: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  mfa: {
    state: 'ENABLED',
    providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
  },
  client: { permissions: { disabledUserDeletion: true } },
};

/** True where `value` has all that `wanted` has, at the same places. */
function has(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(wanted).every(([name, part]) => has(Reflect.get(value, name), part));
}

/** Sets up Identity Platform (https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config). `domain` is the web app's. */
export async function configureSignIn(cloud: Cloud, domain: string): Promise<string> {
  const { projectId, request } = cloud;
  const url = `${BASE}/admin/v2/projects/${projectId}/config`;
  const done: string[] = [];
  let config = await findResource(cloud, url, configSchema);
  if (config === undefined) {
    await request('POST', `${BASE}/v2/projects/${projectId}/identityPlatform:initializeAuth`, {});
    config = configSchema.parse(await request('GET', url));
    done.push('Identity Platform switched on');
  }
  const known = config.authorizedDomains ?? [];
  const wanted = { ...WANTED, authorizedDomains: known.includes(domain) ? known : [...known, domain] };
  const missing = Object.entries(wanted).filter(([name, value]) => !has(config[name], value));
  if (missing.length > 0) {
    const mask = missing.map(([name]) => name).join(',');
    await request('PATCH', `${url}?updateMask=${mask}`, Object.fromEntries(missing));
    done.push(`set ${mask}`);
  }
  return done.length === 0 ? AS_IT_WAS : done.join(', ');
}
