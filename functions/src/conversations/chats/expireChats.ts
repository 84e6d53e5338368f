import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DAY_MS } from '@parlance/domain/durations';
import { chatbotsWithRetention } from '@parlance/domain/queries/chatbots';
import { newestChats } from '@parlance/domain/queries/chats';
import { eraseChats } from '../../chatbots/eraseChats.ts';
import { db } from '../../kernel/platform/app.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { resumeAfter } from '../../kernel/platform/schedule/resumeAfter.ts';
import { type Rest, type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { deleteOlder } from './deleteOlder.ts';

const PAGE = 100;

const keptSchema = chatbotSchema.pick({ retentionDays: true });

/**
 * Deletes the conversations whose last message is older than their chatbot keeps them, and the records of changes that visitors ordered
 * as long ago, and the contacts who have not signed in since. Safe to run twice at the same time.
 */
export async function expireChats(slice: Slice = wholeRun()): Promise<Rest> {
  const limited = groupQueryOf(chatbotsWithRetention, {}).limit(PAGE);
  let { cursor } = slice;
  for (let page = await (await resumeAfter(limited, cursor)).get(); ;) {
    for (const chatbot of page.docs) {
      const orgId = chatbot.ref.parent.parent?.id ?? '';
      await withLogContext({ orgId, chatbotId: chatbot.id }, () => tryToExpire(chatbot, slice));
      // Not behind this chatbot: some of its conversations may be left.
      if (slice.isOver()) return { cursor };
      cursor = chatbot.ref.path;
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    page = await limited.startAfter(last).get();
  }
}

async function tryToExpire(chatbot: QueryDocumentSnapshot, slice: Slice): Promise<void> {
  try {
    await expireOf(chatbot, slice);
  } catch (error) {
    // The next chatbot's visitors were promised the same.
    logEvent('conversations not deleted', {}, error);
  }
}

async function expireOf(chatbot: QueryDocumentSnapshot, { now, isOver }: Slice): Promise<void> {
  const { id: chatbotId, ref } = chatbot;
  const orgId = ref.parent.parent?.id ?? '';
  const { retentionDays } = keptSchema.parse(chatbot.data());
  const timezone = (await refs.org(orgId).get()).data()?.timezone;
  if (retentionDays === null || timezone === undefined || ref.path !== paths.chatbot(orgId, chatbotId)) return;
  const oldest = new Date(now.getTime() - retentionDays * DAY_MS);
  const old = queryOf(db.collection(paths.chats(orgId)), newestChats, { chatbotId }, { before: oldest });
  await eraseChats({ orgId, chatbotId, timezone }, old, { isLate: isOver });
  await deleteOlder(db.collection(paths.actionChanges(orgId, chatbotId)).where('at', '<', oldest), isOver);
  await deleteOlder(db.collection(paths.contacts(orgId, chatbotId)).where('seenAt', '<', oldest), isOver);
}
