import { isThere } from '../../kernel/access/isThere.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Notes once that somebody of the organization has tried a chatbot. One read. */
export async function noteTested(orgId: string, chatbotId: string, now: Date): Promise<void> {
  const ref = refs.chatbot(orgId, chatbotId);
  const chatbot = (await ref.get()).data();
  if (!isThere(chatbot) || chatbot.testedAt !== null) return;
  await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    if (isThere(stored) && stored.testedAt === null) transaction.update(ref, { testedAt: now });
  });
}
