import { createHash } from 'node:crypto';
import type { AnswerMessage } from '@parlance/domain/documents/chats/message';
import { leavesWork } from '@parlance/domain/documents/chats/leavesWork';
import { summarizeChat } from '@parlance/domain/documents/chats/summarizeChat';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { questionIdOf } from '@parlance/domain/widget/answerId';
import type { Transaction } from 'firebase-admin/firestore';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { withoutMarks } from '../../answering/checkSentence.ts';
import { isFinished } from '../../answering/isFinished.ts';
import { answerChange } from '@parlance/domain/analytics/counting/answerFigures';
import { countFigures } from '../../figures/countFigures.ts';
import { moveCounted } from '../../figures/moveCounted.ts';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import { settleMessages } from '../../answering/settleUnanswered.ts';
import { maskExcerpt } from '../../figures/maskExcerpt.ts';
import { ownContacts } from '../../figures/ownContacts.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { readTranscript } from './readTranscript.ts';
import { transcriptMarks } from './transcriptMarks.ts';
import { saveQa } from '../../knowledge/saveQa.ts';

interface Revision {
  chatId: string;
  /** The answer's. */
  messageId: string;
  text: string;
}

/**
 * Replaces an answer, keeping what the chatbot had said, and saves it as a question with its answer, under an id that
 * comes from the message: revised again, it changes that one. The question is no unanswered one any more, and a conversation that
 * leaves nothing else to do is done. Throws `not-found` for anything but an answer of the
 * organization's, and where its question or its chatbot is gone.
 */
export async function reviseAnswer(who: Membership, { chatId, messageId, text }: Revision): Promise<void> {
  const { orgId } = who;
  const ref = refs.message(orgId, chatId, messageId);
  const questionId = questionIdOf(messageId);
  if (questionId === undefined) throw new AppError('not-found');
  const { chatbotId, question, own } = await db.runTransaction(async (transaction) => {
    const [answer, asked] = await Promise.all([
      transaction.get(ref).then((found) => found.data()),
      transaction.get(refs.message(orgId, chatId, questionId)).then((found) => found.data()),
    ]);
    if (answer?.role !== 'assistant' || asked?.role !== 'user') throw new AppError('not-found');
    await requireChatbot(transaction, orgId, answer.chatbotId);
    if (answer.text !== text) await writeRevision(transaction, orgId, { chatId, messageId, text }, answer);
    const words = answer.searchQuery ?? asked.text;
    return { chatbotId: answer.chatbotId, question: words, own: ownContacts([answer]) };
  });
  await settleMessages({ orgId, chatbotId }, [questionId]);
  const id = createHash('sha256').update(`${chatId}/${messageId}`).digest('hex').slice(0, 32);
  await saveQa(who, {
    chatbotId,
    sourceId: `revised-${id}`,
    // What a source says, anybody may get to read.
    question: (await maskExcerpt(orgId, { chatId, excerpt: question, own }))
      .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
      .trim()
      .slice(0, LIMITS.questionCharacters)
      .toWellFormed(),
    // The marks stand for passages of the old answer.
    answer: withoutMarks(text),
  });
}

/** Writes a revised answer, and what is known and counted of its conversation. */
async function writeRevision(
  transaction: Transaction,
  orgId: string,
  { chatId, messageId, text }: Revision,
  answer: AnswerMessage,
): Promise<void> {
  const chat = (await transaction.get(refs.chat(orgId, chatId))).data();
  const isAsked = chat !== undefined && (chat.classifiedAt !== null || chat.isOpen);
  const said = isAsked ? await readTranscript(transaction, orgId, chatId) : undefined;
  // A cut answer is none that stands: completed when the visitor asks again, it would take the revised one's place.
  const verdict = isFinished(answer) ? answer.verdict : 'verified';
  const revised = { text, verdict, revised: true };
  transaction.update(refs.message(orgId, chatId, messageId), {
    ...revised,
    original: answer.original ?? answer.text,
    // They are those of the former answer.
    translations: {},
  });
  const { chatbotId, day } = answer;
  if (day !== '') {
    countFigures(transaction, { orgId, chatbotId, day }, answerChange(answer, { ...answer, verdict }));
  }
  if (chat === undefined || said === undefined) return;
  const now = said.map((message) => (message.id === messageId ? { ...answer, ...revised, id: messageId } : message));
  // What is known of a conversation that is over was found in its former answer.
  const summary = chat.classifiedAt === null ? {} : { ...summarizeChat(chat, now), marks: transcriptMarks(chat, now) };
  const isDone = chat.isOpen && chat.mode === 'bot' && !leavesWork(now, chat.doneAt);
  const work = isDone ? { isOpen: false, doneAt: new Date() } : {};
  transaction.update(refs.chat(orgId, chatId), {
    ...summary,
    ...work,
    ...moveCounted(transaction, orgId, chat, summary),
  });
}
