import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { eraseChats } from '../chatbots/deletion/eraseChats.ts';
import { db } from '../platform/app.ts';
import { describeError } from '../platform/describeError.ts';
import { refs } from '../platform/refs.ts';

const PAGE = 100;
const DAY_MS = 86_400_000;
/** What is left then waits for the next run. */
const RUN_MS = 480_000;

const keptSchema = chatbotSchema.pick({ retentionDays: true });

/**
 * Deletes the conversations whose last message is older than their chatbot keeps them. Safe to run twice at the same time.
 * Returns how many went.
 */
export async function expireChats(now = new Date()): Promise<number> {
  const deadline = Date.now() + RUN_MS;
  const isLate = () => Date.now() > deadline;
  const limited = db.collectionGroup('chatbots').where('retentionDays', '>', 0).orderBy('retentionDays').limit(PAGE);
  let expired = 0;
  for (let page = await limited.get(); !page.empty && !isLate();) {
    for (const chatbot of page.docs) {
      try {
        expired += await expireOf(chatbot, now, isLate);
      } catch (error) {
        // The next chatbot's visitors were promised the same.
        logger.error('conversations not deleted', { path: chatbot.ref.path, error: describeError(error) });
      }
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) break;
    page = await limited.startAfter(last).get();
  }
  return expired;
}

async function expireOf(chatbot: QueryDocumentSnapshot, now: Date, isLate: () => boolean): Promise<number> {
  const { id: chatbotId, ref } = chatbot;
  const orgId = ref.parent.parent?.id ?? '';
  const { retentionDays } = keptSchema.parse(chatbot.data());
  const timezone = (await refs.org(orgId).get()).data()?.timezone;
  if (retentionDays === null || timezone === undefined || ref.path !== paths.chatbot(orgId, chatbotId)) return 0;
  const oldest = Timestamp.fromMillis(now.getTime() - retentionDays * DAY_MS);
  const old = db
    .collection(paths.chats(orgId))
    .where('chatbotId', '==', chatbotId)
    .where('lastMessageAt', '<', oldest)
    .orderBy('lastMessageAt', 'desc');
  return eraseChats({ orgId, chatbotId, timezone }, old, { isLate });
}
