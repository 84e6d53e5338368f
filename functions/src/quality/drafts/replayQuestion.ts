import { type AnswerMessage, newAnswerMessage } from '@parlance/domain/documents/chats/message';
import type { TestTurn } from '@parlance/domain/documents/evals/testCase';
import { LIMITS } from '@parlance/domain/limits';
import { answerIdOf, questionIdOf } from '@parlance/domain/widget/answerId';
import { messagesBefore } from '@parlance/domain/queries/messages';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { ownContacts } from '../../figures/ownContacts.ts';
import { peopleOf } from '../../figures/peopleOf.ts';
import { maskPersonal } from '../../figures/maskPersonal.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { type Asking, answerUnstored } from '../evals/runs/answerUnstored.ts';
import { compareAnswers } from './compareAnswers.ts';
import type { DraftAsked } from './storeDraftAnswer.ts';

/** A question, its answer, and as many events and messages of agents as may lie before it. */
const LOOKED_BACK = 6;

interface Place {
  orgId: string;
  chatId: string;
  /** The visitor's message. */
  id: string;
}

/**
 * Asks a visitor's question again, with what was said before it, and compares the answer with the one that the visitor got. What comes back
 * has personal data masked, and the judge sees nothing else. Undefined where the question or its answer is gone.
 */
export async function replayQuestion(
  { orgId, chatId, id }: Place,
  asking: Asking,
  provider: AiProvider,
): Promise<DraftAsked | undefined> {
  const [foundChat, foundQuestion, foundAnswer] = await Promise.all([
    refs.chat(orgId, chatId).get(),
    refs.message(orgId, chatId, id).get(),
    refs.message(orgId, chatId, answerIdOf(id)).get(),
  ]);
  const [chat, asked, former] = [foundChat.data(), foundQuestion.data(), foundAnswer.data()];
  if (chat === undefined || asked === undefined || former?.role !== 'assistant') return undefined;
  const turn = await turnBefore({ orgId, chatId }, asked.at);
  const { identity, locale } = chat;
  const answer = await answerUnstored(
    { text: asked.text, locale, turns: turn === null ? [] : [turn], identity },
    asking,
    provider,
  );
  const people = (await peopleOf(orgId, new Map([[chatId, chat]]))).get(chatId);
  const { text, verdict } = answer;
  const answered = newAnswerMessage({
    chatbotId: asking.chatbotId,
    text,
    verdict,
    at: asking.now,
    citations: [...answer.citations],
  });
  const known = people ?? { names: [], emails: [], phones: [] };
  const mask = (said: string): string =>
    maskPersonal(said, { locale, people: known, own: ownContacts([former, answered]) });
  const masked = {
    question: mask(asked.text),
    former: { text: mask(former.text), verdict: former.verdict },
    given: { text: mask(text), verdict },
  };
  const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(LIMITS.answerTimeoutMs)]);
  const outcome = await compareAnswers(masked, provider.judge, signal);
  return {
    ...masked,
    answers: 1,
    outcome,
    turn: turn && { question: mask(turn.question), answer: mask(turn.answer) },
  };
}

/** The question before, with the chatbot's answer to it; null where the conversation began with this one. */
async function turnBefore({ orgId, chatId }: Omit<Place, 'id'>, at: Date): Promise<TestTurn | null> {
  const before = await queryOf(refs.messages(orgId, chatId), messagesBefore, { at }).limit(LOOKED_BACK).get();
  const messages = new Map(before.docs.map((one) => [one.id, one.data()]));
  for (const [id, answer] of messages) {
    const question = messages.get(questionIdOf(id) ?? '');
    if (question !== undefined && isAnswer(answer)) return { question: question.text, answer: answer.text };
  }
  return null;
}

function isAnswer(message: { role: string }): message is AnswerMessage {
  return message.role === 'assistant';
}
