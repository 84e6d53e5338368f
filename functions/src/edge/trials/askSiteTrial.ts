import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { AnswerResult } from '@parlance/domain/widget/answerStream';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { takeFromDay } from '../../kernel/platform/limits/takeFromDay.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { tryAnswer, type Trial } from '../../quality/tryAnswer.ts';
import { requireTrial } from './requireTrial.ts';

interface TrialQuestion extends Pick<Trial, 'text' | 'locale' | 'turns' | 'signal' | 'send'> {
  key: string;
}

/**
 * Answers a question to a trial's chatbot from what has been read so far, by the steps of the playground: nothing is stored.
 * Throws `not-found` once the trial is over, `message-limit-reached` { max } for question `LIMITS.siteTrialQuestions + 1`, and
 * what `tryAnswer` throws.
 */
export async function askSiteTrial(
  { key, ...question }: TrialQuestion,
  provider: AiProvider,
  now = new Date(),
): Promise<AnswerResult> {
  const { trialId, orgId, chatbotId, createdAt } = await requireTrial(key, now);
  const chatbot = (await refs.chatbot(orgId, chatbotId).get()).data();
  if (chatbot === undefined) throw new AppError('not-found');
  const max = LIMITS.siteTrialQuestions;
  // Of the day in which the trial began: midnight brings no new questions.
  const taken = await takeFromDay(`siteTrial:${trialId}`, 1, max, createdAt);
  if (taken === 0) throw new AppError('message-limit-reached', { max });
  const { systemInstructions, model, temperature, formality } = chatbot;
  const draft = { systemInstructions, model, temperature, formality };
  return (await tryAnswer({ orgId, chatbotId, draft, ...question }, provider, now)).result;
}
