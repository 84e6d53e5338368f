import type { IdentityFault } from '@parlance/domain/contacts/IDENTITY_FAULTS';
import { HOUR_MS } from '@parlance/domain/durations';
import { db } from '../../kernel/platform/app.ts';
import { createWriteThrottle } from '../../kernel/platform/writes/createWriteThrottle.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';

interface Place {
  orgId: string;
  chatbotId: string;
}

/** Chatbots of which one process notes a token in a minute, each once. */
const WRITES_PER_MINUTE = 60;

const isRefusalDue = createWriteThrottle(WRITES_PER_MINUTE);
const isAcceptanceDue = createWriteThrottle(WRITES_PER_MINUTE);

/** Notes for the owner why a token was refused, without the token: at most once a minute and chatbot. Never throws. */
export async function noteRefused(
  { orgId, chatbotId }: Place,
  refused: { fault: IdentityFault; origin: string },
  now: Date,
): Promise<void> {
  logEvent('identity refused', { fault: refused.fault });
  if (!isRefusalDue(chatbotId, now.getTime())) return;
  try {
    const ref = refs.identitySettings(orgId, chatbotId);
    // Without a secret or a key set there is no page that would show it.
    if ((await ref.get()).exists) await ref.update({ refused: { ...refused, at: now } });
  } catch (error) {
    logEvent('identity not noted', {}, error);
  }
}

/** Notes that a token was accepted, once an hour. Never throws. */
export async function noteAccepted({ orgId, chatbotId }: Place, now: Date): Promise<void> {
  if (!isAcceptanceDue(chatbotId, now.getTime())) return;
  try {
    const ref = refs.identitySettings(orgId, chatbotId);
    await db.runTransaction(async (transaction) => {
      const settings = (await transaction.get(ref)).data();
      const isDue = settings !== undefined && now.getTime() - (settings.acceptedAt?.getTime() ?? 0) >= HOUR_MS;
      if (isDue) transaction.update(ref, { acceptedAt: now });
    });
  } catch (error) {
    logEvent('identity not noted', {}, error);
  }
}
