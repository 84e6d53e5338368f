import type { Membership } from '../kernel/access/requireMember.ts';
import { recheckMember } from '../kernel/access/recheckMember.ts';
import { recordActivity } from '../kernel/activity/recordActivity.ts';
import { keepCharges } from '../answering/keepCharges.ts';
import { eraseBelow } from '../chatbots/eraseBelow.ts';
import { redactUnansweredQuestions } from '../chatbots/redactUnansweredQuestions.ts';
import { deleteMailAbout } from '../delivery/deleteMailAbout.ts';
import { countDeleted } from '../figures/countDeleted.ts';
import { dropTopics } from '../figures/dropTopics.ts';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';

const PARALLEL = 10;
/** Maximum rounds in which a visitor or an agent may have written into one of them. */
const MAX_ROUNDS = 20;

/**
 * Deletes conversations of the organization: messages, what both sides watch, what the outbox quotes, and their words in the
 * figures; the figures and leads stay. Returns how many there were. A conversation's document goes last, and only while nothing
 * lies below it, so that whatever is cut is finished by calling again, and an answer, a question or an agent's message that comes
 * meanwhile goes too. What is asked after that begins a new conversation.
 */
export async function deleteChats(who: Membership, chatIds: readonly string[]): Promise<number> {
  const { orgId } = who;
  const timezone = (await refs.org(orgId).get()).data()?.timezone ?? 'UTC';
  const ids = [...new Set(chatIds)];
  await keepCharges({ orgId, timezone }, ids);
  let left = ids;
  let deleted = 0;
  const topicIds: (string | null)[] = [];
  for (let round = 0; left.length > 0; round += 1) {
    if (round === MAX_ROUNDS) throw new Error('the conversations go on faster than they can be deleted');
    await inParallel(left, (chatId) => eraseChat(orgId, chatId, timezone));
    const outcome = await removeEmpty(who, left);
    deleted += outcome.deleted;
    topicIds.push(...outcome.topicIds);
    ({ left } = outcome);
  }
  await dropTopics(orgId, topicIds);
  // A mail about a conversation may have been queued after its words were taken out of the outbox.
  await inParallel(ids, (chatId) => deleteMailAbout(orgId, 'chatId', chatId));
  return deleted;
}

async function inParallel(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  for (let start = 0; start < ids.length; start += PARALLEL) {
    await Promise.all(ids.slice(start, start + PARALLEL).map(work));
  }
}

async function eraseChat(orgId: string, chatId: string, timezone: string): Promise<void> {
  await eraseBelow(orgId, chatId);
  // Read after the messages are gone: what was asked until then is in it.
  const chat = (await refs.chat(orgId, chatId).get()).data();
  // The trigger on it removes the copies that the visitor's browser reads, and its account.
  if (chat?.handover !== null) await refs.live(orgId, chatId).delete();
  if (chat !== undefined) {
    await redactUnansweredQuestions({ orgId, chatbotId: chat.chatbotId, timezone }, [{ chatId, ...chat }]);
  }
}

interface Removed {
  deleted: number;
  topicIds: (string | null)[];
  left: string[];
}

/** Deletes the documents of conversations without messages, with the entry in the activity. The others are `left`. */
async function removeEmpty(who: Membership, chatIds: readonly string[]): Promise<Removed> {
  const { orgId } = who;
  return db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'chat.write');
    const found = await Promise.all(
      chatIds.map(async (chatId) => {
        const [chat, messages] = await Promise.all([
          transaction.get(refs.chat(orgId, chatId)),
          transaction.get(refs.messages(orgId, chatId).limit(1)),
        ]);
        return { chatId, chat: chat.data(), isEmpty: messages.empty };
      }),
    );
    const doomed = found
      .filter(({ isEmpty }) => isEmpty)
      .flatMap(({ chatId, chat }) => (chat ? { ...chat, chatId } : []));
    for (const { chatId } of doomed) transaction.delete(refs.chat(orgId, chatId));
    countDeleted(transaction, orgId, doomed);
    if (doomed.length > 0) {
      recordActivity(transaction, orgId, who, { kind: 'chats-deleted', subject: String(doomed.length) });
    }
    const topicIds = doomed.map(({ topicId }) => topicId);
    return {
      deleted: doomed.length,
      topicIds,
      left: found.filter(({ isEmpty }) => !isEmpty).map(({ chatId }) => chatId),
    };
  });
}
