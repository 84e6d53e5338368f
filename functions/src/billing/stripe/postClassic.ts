import { CLASSIC_VERSION } from './CLASSIC_VERSION.ts';
import { stripeClient } from './stripeClient.ts';

/**
 * Makes an object at Stripe by the form of `CLASSIC_VERSION` and returns it as plain JSON.
 * @param path Behind /v1/, such as `setup_intents`.
 * @param idempotencyKey The same key is the same object.
 */
export async function postClassic(
  path: string,
  fields: Readonly<Record<string, unknown>>,
  idempotencyKey: string,
): Promise<unknown> {
  const options = { apiVersion: CLASSIC_VERSION, idempotencyKey };
  const made: unknown = await stripeClient().rawRequest('POST', `/v1/${path}`, { ...fields }, options);
  return made;
}
