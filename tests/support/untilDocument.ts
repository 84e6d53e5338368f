import type { ZodType } from 'zod';
import { admin } from './admin.ts';

/**
 * Listens to a document until its parsed content satisfies `condition`. Rejects after `timeoutMs` with what it saw last, and with
 * what is stored where that is something else: then the listener has missed it.
 */
export async function untilDocument<T>(
  path: string,
  schema: ZodType<T>,
  condition: (value: T) => boolean,
  timeoutMs = 30_000,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  let last: unknown;
  const stop = admin.db.doc(path).onSnapshot((snapshot) => {
    last = snapshot.data();
    const parsed = schema.safeParse(last);
    if (parsed.success && condition(parsed.data)) resolve(parsed.data);
  }, reject);
  const giveUp = async (): Promise<void> => {
    const seen = JSON.stringify(last);
    const stored = JSON.stringify((await admin.db.doc(path).get()).data());
    reject(new Error(`${path} stayed ${seen}${stored === seen ? '' : `, and is ${stored}`}`));
  };
  const timer = setTimeout(() => void giveUp().catch(reject), timeoutMs);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    stop();
  }
}
