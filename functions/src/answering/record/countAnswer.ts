import type { AnswerMessage } from '@parlance/domain/documents/chats/message';
import type { Stats } from '@parlance/domain/documents/chats/stats';
import { FieldValue, type PartialWithFieldValue } from 'firebase-admin/firestore';
import { dayOf, hourOf } from '../../platform/calendar.ts';
import type { Question } from '../question.ts';
import { unansweredBy } from './unansweredBy.ts';

/** The counter of the day's figures that a verdict belongs to. */
const FIGURES = {
  verified: 'answered',
  answered: 'answered',
  'small-talk': 'answered',
  refused: 'refused',
  incomplete: 'failed',
} as const;

/**
 * What an answer adds to the figures of its question's day. One that completes a cut answer (`isNew` false) moves that
 * answer's figure from `failed` instead of adding to it.
 */
export function countAnswer(
  question: Question,
  { verdict, latencyMs, tokens }: Pick<AnswerMessage, 'verdict' | 'latencyMs' | 'tokens'>,
  { isNew, isFirst }: { isNew: boolean; isFirst: boolean },
): PartialWithFieldValue<Stats> & { day: string } {
  const figure = FIGURES[verdict];
  return {
    chatbotId: question.visitor.chatbotId,
    day: dayOf(question.askedAt, question.widget.timezone),
    conversations: FieldValue.increment(isNew && isFirst ? 1 : 0),
    messages: FieldValue.increment(isNew ? 1 : 0),
    hours: { [hourOf(question.askedAt)]: FieldValue.increment(isNew ? 1 : 0) },
    // Cut again, the last line wins and nothing moves.
    failed: FieldValue.increment(isNew ? 0 : -1),
    [figure]: FieldValue.increment(!isNew && figure === 'failed' ? 0 : 1),
    ...(figure === 'refused' ? unansweredBy(question) : {}),
    latencyMsSum: FieldValue.increment(latencyMs ?? 0),
    tokens: FieldValue.increment(tokens ?? 0),
  };
}
