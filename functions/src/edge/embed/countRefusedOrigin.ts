import { LIMITS } from '@parlance/domain/limits';
import { db } from '../../kernel/platform/app.ts';
import { addToLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { hashSecret } from '../../kernel/platform/secrets/hashSecret.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { createWriteThrottle } from '../../kernel/platform/writes/createWriteThrottle.ts';

/** Origins that one process writes down in a minute. */
const WRITES_PER_MINUTE = 60;
/** A scheme, the longest host name there is, and a port. */
const ORIGIN_CHARACTERS = 8 + 253 + 6;

const mayWrite = createWriteThrottle(WRITES_PER_MINUTE);

/**
 * Notes that a website wanted to show a chatbot and may not, for the owner to allow it with one click. At most once a minute
 * for each website; of more than `LIMITS.refusedOrigins` the one that has not been seen for longest goes. It never throws:
 * the page that refuses does not depend on it.
 */
export async function countRefusedOrigin(orgId: string, chatbotId: string, origin: string): Promise<void> {
  if (!/^https?:\/\//.test(origin) || origin.length > ORIGIN_CHARACTERS) return;
  if (!mayWrite(`${chatbotId}|${origin}`)) return;
  addToLogContext({ orgId, chatbotId });
  try {
    await writeRefusedOrigin(orgId, chatbotId, origin, new Date());
  } catch (error) {
    logEvent('refused website not noted', {}, error);
  }
}

/** The write itself, without the limit per minute. */
export async function writeRefusedOrigin(orgId: string, chatbotId: string, origin: string, now: Date): Promise<void> {
  const ref = refs.refusedOrigin(orgId, chatbotId, hashSecret(origin));
  const all = refs.refusedOrigins(orgId, chatbotId);
  await db.runTransaction(async (transaction) => {
    const known = (await transaction.get(ref)).data();
    if (known !== undefined) {
      transaction.update(ref, { count: known.count + 1, lastAt: now });
      return;
    }
    const newest = await transaction.get(all.orderBy('lastAt', 'desc').limit(LIMITS.refusedOrigins));
    for (const { ref: surplus } of newest.docs.slice(LIMITS.refusedOrigins - 1)) transaction.delete(surplus);
    transaction.create(ref, { origin, count: 1, firstAt: now, lastAt: now });
  });
}
