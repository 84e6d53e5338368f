import type { Actor } from '../../kernel/access/Actor.ts';
import type { ApiCaller } from './requireKey.ts';

/** A key as the organization's activity names it. */
export function actorOf({ orgId, keyId, name }: ApiCaller): Actor {
  return { orgId, uid: keyId, name: `API: ${name}` };
}
