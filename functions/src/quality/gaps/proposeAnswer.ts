import type { proposeAnswer as contract } from '@parlance/domain/contracts/proposals';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { messagesOf } from '@parlance/domain/models';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type * as z from 'zod/mini';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { answeringWidget } from '../../kernel/access/answeringWidget.ts';
import { withoutMarks } from '../../answering/checkSentence.ts';
import { openDayBudget } from '../../figures/openDayBudget.ts';
import { answerUnstored } from '../evals/runs/answerUnstored.ts';
import { answersFrom } from './answersFrom.ts';
import { type Asked, type Place, readAsked } from './readAsked.ts';
import { readReplies } from './readReplies.ts';
import { wantsAction } from './wantsAction.ts';

type Proposal = z.infer<typeof contract.output>;
/** The proposal without the question and the day's budget. */
type Found = Pick<Proposal, 'kind' | 'answers' | 'chatId' | 'citations'>;

interface Gap {
  orgId: string;
  chatbotId: string;
  /** Its questions, the newest first. */
  places: readonly Place[];
}

interface Work {
  gap: Gap;
  widget: Widget;
  asked: readonly [Asked, ...Asked[]];
  provider: AiProvider;
  signal: AbortSignal;
  now: Date;
}

const NOTHING: Found = { kind: 'none', answers: [], chatId: null, citations: [] };
/** Replies that a model makes answers of, at most: of several the newest that says something to everybody counts. */
const TRIED = 3;

/**
 * Proposes how to close a gap: see the contract. A question with a number of the customer's own costs nothing; any other takes of the
 * organization's suggestions of the day as many as the chatbot's model counts messages, and gives them back where nothing comes of it
 * because a model is away. Throws `not-found`, `trial-expired`, `plan-inactive`, and what the budget and a cut answer throw.
 */
export async function proposeAnswer(
  gap: Gap,
  provider: AiProvider,
  gone: AbortSignal,
  now = new Date(),
): Promise<Proposal> {
  const { orgId, chatbotId } = gap;
  const widget = await answeringWidget(chatbotId, now);
  if (widget.orgId !== orgId) throw new AppError('not-found');
  const [newest, ...others] = await readAsked(orgId, chatbotId, gap.places);
  if (newest === undefined) throw new AppError('not-found');
  const signal = AbortSignal.any([gone, AbortSignal.timeout(LIMITS.answerTimeoutMs)]);
  const work: Work = { gap, widget, asked: [newest, ...others], provider, signal, now };
  const budget = openDayBudget({ orgId, plan: widget.plan }, 'suggestionsPerDay', provider.spend, now);
  const found =
    wantsAction(newest.text) === 'reference'
      ? { ...NOTHING, kind: 'action' as const }
      : await budget.spend(messagesOf(provider.models, widget.model), () => find(work));
  return {
    ...found,
    question: newest.question,
    locale: newest.locale,
    isLocal: provider.name === 'local',
    ...(await budget.left()),
  };
}

async function find(work: Work): Promise<Found> {
  const ofReply = await fromReply(work);
  if (ofReply !== undefined) return ofReply;
  if (work.asked.some(({ text }) => wantsAction(text) !== undefined)) return { ...NOTHING, kind: 'action' };
  return fromSources(work);
}

/** An answer made of the newest reply that says something to everybody. */
async function fromReply({ gap, asked, provider, signal }: Work): Promise<Found | undefined> {
  const replies = await readReplies(gap.orgId, asked);
  for (const { chatId, text, asked: by } of replies.slice(0, TRIED)) {
    const answers = await attempt(() => answersFrom(by.question, text, provider, signal));
    if (answers.length > 0) return { kind: 'reply', answers, chatId, citations: [] };
  }
  return undefined;
}

/** An answer of the sources by now, else the passages that are near. */
async function fromSources({ gap, widget, asked: [newest], provider, signal, now }: Work): Promise<Found> {
  const { question: text, locale } = newest;
  const answer = await answerUnstored({ text, locale }, { chatbotId: gap.chatbotId, widget, signal, now }, provider);
  const citations = [...answer.citations];
  if (answer.verdict === 'answered' || answer.verdict === 'verified') {
    const said = withoutMarks(answer.text);
    const answers = await attempt(() => answersFrom(text, said, provider, signal));
    const own = { locale, question: text, answer: said };
    return { kind: 'sources', answers: answers.length > 0 ? answers : [own], chatId: null, citations };
  }
  return citations.length === 0 ? NOTHING : { kind: 'edit', answers: [], chatId: null, citations };
}

/** Throws `answer-failed` where the provider throws. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new AppError('answer-failed', {}, { cause: error });
  }
}
