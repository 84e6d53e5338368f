import { createHash } from 'node:crypto';

/** Services of Meta's that the stand-in has. */
export const META_SERVICES = ['whatsapp', 'messenger', 'instagram'] as const;

export type MetaService = (typeof META_SERVICES)[number];

/** Secret of the app that an account of the stand-in belongs to. It opens nothing elsewhere. */
export function localAppSecret(accountId: string): string {
  return createHash('sha256').update(`local app of ${accountId}`).digest('hex').slice(0, 32);
}

/** Access to an account of the stand-in, as tests make them: any number is an account of its own. */
export function localGraphToken(service: MetaService, accountId: string): string {
  return `EAAlocal-${service}-${accountId}-for-this-machine-only`;
}

/** Accounts that the stand-in knows from the start. */
export const LOCAL_META = { whatsapp: '471101', messenger: '471102', instagram: '471103' } as const;
