import { createHash } from 'node:crypto';

const key = 'local-inbound-key-for-this-machine-only';

/** Mails that are passed on to this machine: the domain, and the key that they are posted with, which opens nothing elsewhere. */
export const LOCAL_INBOUND = {
  domain: 'in.parlance.example',
  key,
  keyHash: createHash('sha256').update(key).digest('hex'),
} as const;
