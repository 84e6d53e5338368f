import { createHash } from 'node:crypto';
import { newId } from '@parlance/domain/ids';
import { hashOf } from '../../../kernel/platform/secrets/hashOf.ts';
import type { ApiCaller } from '../requireKey.ts';

/** Makes one of the ids of a call, see `RawCall`. */
type MakeId = (part: string) => string;

/** The document of an Idempotency-Key: keys of one access key mean nothing to another. */
export function requestIdOf({ keyId }: Pick<ApiCaller, 'keyId'>, idempotencyKey: string): string {
  return hashOf(keyId, idempotencyKey);
}

/**
 * Ids for what a call makes: new ones, or with an Idempotency-Key those that the same call had before, so that a call which was cut
 * goes on with what it has made. Nobody without the access key's id can name them before.
 */
export function makeIds(requestId: string | undefined): MakeId {
  if (requestId === undefined) return () => newId();
  return (part) => hashOf(requestId, part).slice(0, ID_CHARACTERS);
}

/** Length with as many bits as a new id has. */
const ID_CHARACTERS = 32;

/** SHA-256 of what a request asks for: method, address with its query, and body. */
export function requestHashOf(method: string, address: string, query: unknown, body: Uint8Array): string {
  const head = JSON.stringify([method, address, query]);
  return createHash('sha256').update(head).update('\n').update(body).digest('hex');
}
