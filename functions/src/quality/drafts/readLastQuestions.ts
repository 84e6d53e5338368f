import { type Message, messageSchema } from '@parlance/domain/documents/chats/message';
import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import { newestMessages } from '@parlance/domain/queries/messages';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';

const PAGE = 300;

type Item = DraftRun['items'][number];

/**
 * The last questions that visitors of a chatbot asked it and got a whole answer to, the newest first, at most `LIMITS.replayQuestions`.
 * Not those that were tried out by the business, that were asked again for another answer, or whose answer called an action.
 */
export async function readLastQuestions(orgId: string, chatbotId: string): Promise<Item[]> {
  const newest = groupQueryOf(newestMessages, { chatbotId }).limit(PAGE);
  const found: Item[] = [];
  const answered = new Set<string>();
  let page = await newest.get();
  for (let read = page.size; !page.empty; read += page.size) {
    const own = page.docs.filter(({ ref }) => ref.path.startsWith(`${paths.chats(orgId)}/`));
    found.push(
      ...(await ofVisitors(
        orgId,
        own.flatMap((one) => questionIn(one, answered)),
      )),
    );
    const last = page.docs.at(-1);
    const isEnough = found.length >= LIMITS.replayQuestions || read >= LIMITS.replayMessagesRead;
    if (isEnough || page.size < PAGE || last === undefined) break;
    page = await newest.startAfter(last).get();
  }
  return found.slice(0, LIMITS.replayQuestions);
}

function isComparable(message: Message): boolean {
  return message.role === 'assistant' && message.verdict !== 'incomplete' && message.calls.length === 0;
}

/** The question of a message, once its answer has been seen, which is newer. */
function questionIn(found: QueryDocumentSnapshot, answered: Set<string>): Item[] {
  const { id, ref } = found;
  const parsed = messageSchema.safeParse(found.data());
  const chatId = ref.parent.parent?.id;
  if (!parsed.success || chatId === undefined) return [];
  const message = parsed.data;
  if (isComparable(message)) answered.add(`${chatId}/${id}`);
  if (message.role !== 'user' || message.regenerates !== null) return [];
  return answered.has(`${chatId}/${answerIdOf(id)}`) ? [{ id, chatId }] : [];
}

/** Without those of conversations that the business had with itself. */
async function ofVisitors(orgId: string, items: readonly Item[]): Promise<Item[]> {
  const chatIds = [...new Set(items.flatMap(({ chatId }) => chatId ?? []))];
  if (chatIds.length === 0) return [];
  const chats = await db.getAll(...chatIds.map((chatId) => db.doc(paths.chat(orgId, chatId))), {
    fieldMask: ['channel'],
  });
  const asked = new Set(
    chats.filter((chat) => chat.exists && chat.get('channel') !== 'playground').map(({ id }) => id),
  );
  return items.filter(({ chatId }) => chatId !== null && asked.has(chatId));
}
