import { chatSchema } from '@parlance/domain/documents/chats/chat';
import type { Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { keepCharges } from '../answering/keepCharges.ts';
import { countDeleted } from '../figures/countDeleted.ts';
import { dropTopics } from '../figures/dropTopics.ts';
import { deleteOnce } from '../kernel/platform/writes/deleteOnce.ts';
import { refs } from '../kernel/platform/refs.ts';
import { eraseBelow } from './eraseBelow.ts';
import { redactUnansweredQuestions } from './redactUnansweredQuestions.ts';
import type { ChatOwner } from './deletion/ChatOwner.ts';

const BATCH_SIZE = 100;
const PARALLEL = 10;
/** Maximum consecutive pages that another worker may have taken. */
const MAX_EMPTY_PAGES = 20;

const lifeSchema = chatSchema.pick({
  chatbotId: true,
  createdAt: true,
  lastMessageAt: true,
  handover: true,
  day: true,
  topicId: true,
});

interface EraseOptions {
  /** Adds to each commit what it removes. */
  count?: (batch: WriteBatch, erased: { chats: number } | { messages: number }) => void;
  /** True: what is left waits for another run. */
  isLate?: () => boolean;
}

/**
 * Deletes the conversations of a query with all that lies below them, what the outbox quotes of them, and their words in the
 * figures; the figures themselves stay. A conversation's document goes after its messages, so that a run which was cut finds
 * the rest; what else its visitor and a person watched goes by the trigger on `live`. Returns how many went.
 */
export async function eraseChats(owner: ChatOwner, query: Query, options: EraseOptions = {}): Promise<number> {
  const { count = () => undefined, isLate = () => false } = options;
  let erased = 0;
  for (let missed = 0; missed < MAX_EMPTY_PAGES && !isLate();) {
    const page = await query.limit(BATCH_SIZE).get();
    if (page.empty) return erased;
    await keepCharges(
      owner,
      page.docs.map(({ id }) => id),
    );
    for (let start = 0; start < page.size; start += PARALLEL) {
      await Promise.all(page.docs.slice(start, start + PARALLEL).map((chat) => eraseChat(owner, chat, count)));
    }
    const chats = page.docs.map((chat) => ({ chatId: chat.id, ...lifeSchema.parse(chat.data()) }));
    await redactUnansweredQuestions(owner, chats);
    const isDone = await deleteOnce(
      page.docs.map(({ ref }) => ref),
      (batch, removed) => {
        count(batch, { chats: removed });
        countDeleted(batch, owner.orgId, chats);
      },
    );
    if (isDone) {
      await dropTopics(
        owner.orgId,
        chats.map(({ topicId }) => topicId),
      );
    }
    missed = isDone ? 0 : missed + 1;
    if (isDone) erased += page.size;
  }
  if (isLate()) return erased;
  throw new Error('what counts the deletions is gone, or others are at the same conversations');
}

async function eraseChat(
  { orgId }: ChatOwner,
  chat: QueryDocumentSnapshot,
  count: NonNullable<EraseOptions['count']>,
): Promise<void> {
  await eraseBelow(orgId, chat.id, (batch, messages) => count(batch, { messages }));
  if (lifeSchema.parse(chat.data()).handover !== null) await refs.live(orgId, chat.id).delete();
}
