import { LIMITS } from '@parlance/domain/limits';
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import type { Caller } from '../../../kernel/outgoing/createCaller.ts';
import { guardedCall } from '../../../kernel/outgoing/guardedCall.ts';
import { OutgoingRefusal } from '../../../kernel/outgoing/OutgoingRefusal.ts';
import { KeySetAway } from './verifyIdentityToken.ts';

/** A JSON Web Key Set (RFC 7517): what jose reads of each key is checked there. */
const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(50) });

interface KeySet {
  select: JWTVerifyGetKey;
  ids: ReadonlySet<unknown>;
  at: number;
}

/** Sets that one process remembers; with more, all are fetched anew. */
const MAX_SETS = 500;

/**
 * The choice of a key from a business's key set, which is fetched when it is first needed, when it is older than `LIMITS.keySetMs`,
 * and at most every `LIMITS.keySetRetryMs` when a token names a key that is not in it. A set that cannot be read anew
 * counts for `LIMITS.keySetStaleMs`. Throws `KeySetAway` where there is none.
 */
export function createKeySets(call: Caller = guardedCall): (url: string, now: Date) => JWTVerifyGetKey {
  const sets = new Map<string, KeySet>();
  const tried = new Map<string, number>();
  const running = new Map<string, Promise<void>>();

  async function fetchSet(url: string, at: number): Promise<void> {
    const { status, body } = await call({ method: 'GET', url, body: null, headers: {} });
    const set = status === 200 ? keySetSchema.safeParse(parse(body)) : undefined;
    if (set?.success !== true) return;
    if (sets.size >= MAX_SETS) sets.clear();
    sets.set(url, { select: createLocalJWKSet(set.data), ids: new Set(set.data.keys.map((key) => key['kid'])), at });
  }

  /** Fetches a set; those who ask meanwhile wait for the same request. */
  async function renew(url: string, at: number): Promise<void> {
    if (at - (tried.get(url) ?? -Infinity) < LIMITS.keySetRetryMs && !running.has(url)) return;
    const fetching = running.get(url) ?? fetchSet(url, at);
    if (tried.size >= MAX_SETS) tried.clear();
    tried.set(url, at);
    running.set(url, fetching);
    try {
      await fetching;
    } catch (error) {
      if (!(error instanceof OutgoingRefusal)) throw error;
    } finally {
      running.delete(url);
    }
  }

  return (url, now) => async (header, token) => {
    const at = now.getTime();
    const known = sets.get(url);
    const isMissing = known === undefined || (header.kid !== undefined && !known.ids.has(header.kid));
    if (isMissing || at - known.at > LIMITS.keySetMs) await renew(url, at);
    const set = sets.get(url);
    if (set === undefined || at - set.at > LIMITS.keySetStaleMs) throw new KeySetAway();
    return set.select(header, token);
  };
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** Sets of this process. */
export const keySetAt = createKeySets();
