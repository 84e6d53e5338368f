import { refs } from '../../kernel/platform/refs.ts';
import { CHOSEN_DIGESTS } from './CHOSEN_DIGESTS.ts';
import { isDigestDue } from './isDigestDue.ts';
import { sendDigest } from './sendDigest.ts';

/** Queues an organization's digests that are due in the hour of `now`, for each chatbot and member who chose one. Safe to run twice. */
export async function sendOrgDigests(orgId: string, now: Date): Promise<void> {
  const timezone = (await refs.org(orgId).get()).data()?.timezone;
  if (timezone === undefined) return;
  const chatbots = await refs.chatbots(orgId).get();
  for (const { id: chatbotId } of chatbots.docs) {
    const chosen = await refs.notifications(orgId, chatbotId).where('digest', 'in', CHOSEN_DIGESTS).get();
    for (const choice of chosen.docs) {
      const { digest: every } = choice.data();
      if (every === 'off' || !isDigestDue(every, timezone, now)) continue;
      await sendDigest({ orgId, chatbotId, uid: choice.id, every, timezone }, now);
    }
  }
}
