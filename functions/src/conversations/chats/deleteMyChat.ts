import type { Visitor } from '../../kernel/access/tokens/signedToken.ts';
import { keepCharges } from '../../answering/keepCharges.ts';
import { eraseReplayed } from '../../chatbots/eraseReplayed.ts';
import { redactUnansweredQuestions } from '../../chatbots/redactUnansweredQuestions.ts';
import { deleteMailAbout } from '../../delivery/deleteMailAbout.ts';
import { countDeleted } from '../../figures/countDeleted.ts';
import { dropTopics } from '../../figures/dropTopics.ts';
import { deleteOnce } from '../../kernel/platform/writes/deleteOnce.ts';
import { db } from '../../kernel/platform/app.ts';
import { updateInBatches } from '../../kernel/platform/writes/updateInBatches.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { visitorChat } from './visitorChat.ts';

/**
 * Deletes the visitor's own conversation, whatever lies below it, what became of it in replays and what the outbox quotes of it, and
 * returns how many messages that were. What was left for the business stays, and so do the records of changes that the visitor ordered,
 * which hold no words, and the figures, but for the words of questions among them. Cut anywhere, it goes on when called again; called
 * again afterwards, it removes nothing more. Throws `not-found`.
 */
export async function deleteMyChat(visitor: Visitor): Promise<number> {
  const { widget, chat } = await visitorChat(visitor);
  const { orgId, timezone } = widget;
  const { chatbotId, chatId } = visitor;
  await keepCharges({ orgId, timezone }, [chatId]);
  let removed = 0;
  await updateInBatches(refs.messages(orgId, chatId).withConverter(null), (batch, message) => {
    removed += 1;
    batch.delete(message.ref);
  });
  await eraseReplayed(orgId, chatId);
  await deleteMailAbout(orgId, 'chatId', chatId);
  if (chat !== undefined) await redactUnansweredQuestions({ orgId, chatbotId, timezone }, [{ chatId, ...chat }]);
  const ref = refs.chat(orgId, chatId);
  if (chat !== undefined) await deleteOnce([ref], (batch) => countDeleted(batch, orgId, [chat]));
  await db.recursiveDelete(ref);
  if (chat !== undefined) await dropTopics(orgId, [chat.topicId]);
  return removed;
}
