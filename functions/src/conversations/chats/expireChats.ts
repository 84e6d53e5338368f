import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import { DAY_MS } from '@parlance/domain/durations';
import { chatbotsWithRetention } from '@parlance/domain/queries/chatbots';
import { newestChats } from '@parlance/domain/queries/chats';
import { eraseChats } from '../../chatbots/eraseChats.ts';
import { db } from '../../kernel/platform/app.ts';
import { type Rest, type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { eachExpiring, type ExpiringChatbot } from '../expiry/eachExpiring.ts';
import { deleteOlder } from './deleteOlder.ts';

const keptSchema = chatbotSchema.pick({ retentionDays: true });

/**
 * Deletes the conversations whose last message is older than their chatbot keeps them, and the records of changes that visitors ordered
 * as long ago, and the contacts who have not signed in since. Safe to run twice at the same time.
 */
export function expireChats(slice: Slice = wholeRun()): Promise<Rest> {
  const limited = groupQueryOf(chatbotsWithRetention, {});
  return eachExpiring(limited, slice, 'conversations not deleted', (chatbot) => expireOf(chatbot, slice));
}

async function expireOf({ orgId, chatbotId, data }: ExpiringChatbot, { now, isOver }: Slice): Promise<void> {
  const { retentionDays } = keptSchema.parse(data);
  const timezone = (await refs.org(orgId).get()).data()?.timezone;
  if (retentionDays === null || timezone === undefined) return;
  const oldest = new Date(now.getTime() - retentionDays * DAY_MS);
  const old = queryOf(db.collection(paths.chats(orgId)), newestChats, { chatbotId }, { before: oldest });
  await eraseChats({ orgId, chatbotId, timezone }, old, { isLate: isOver });
  await deleteOlder(db.collection(paths.actionChanges(orgId, chatbotId)).where('at', '<', oldest), isOver);
  await deleteOlder(db.collection(paths.contacts(orgId, chatbotId)).where('seenAt', '<', oldest), isOver);
}
