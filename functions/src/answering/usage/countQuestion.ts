import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { paths } from '@parlance/domain/paths';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import type { Question } from '../question/question.ts';
import type { Taken } from './applyUsage.ts';
import { changeUsage } from './changeUsage.ts';
import { questionKey } from './questionKey.ts';
import { STORED_CHARGES } from './STORED_CHARGES.ts';

/** One try of a question and its part in the counters of its organization. */
export interface QuestionCount {
  /**
   * Counts the question, once however often it is called, and takes its messages of the plan unless it is free or a try before has
   * taken them. Throws as `changeUsage`; with a signal also `rate-limited`, where too many wait.
   */
  count: () => Promise<Taken>;
  /** Counts it anew: the charge `spent`, which `count` came upon, was given back by the question. Throws as `count`. */
  countAnew: (spent: string) => Promise<Taken>;
  /** True if this is the charge that was taken. */
  holds: (chargeId: string | null) => Promise<boolean>;
  /** The question is stored with its charge, if there is one. The counter's next write says so, which costs none of its own. */
  noteStored: () => Promise<void>;
  /**
   * Takes the counting back, if there was one: this try stored nothing of the question. Messages stay taken while another try of
   * it may store it. Never throws.
   */
  undo: () => Promise<void>;
}

/** Prepares what a question takes of the counter of `period`; nothing is counted yet. A question of no `messages` is free. */
export function countQuestion(
  question: Question,
  { period, messages, signal }: { period: string; messages: number; signal: AbortSignal | undefined },
): QuestionCount {
  const { widget, visitor, address, askedAt } = question;
  const path = paths.usage(widget.orgId, period);
  const { questionsPerMinute } = widget;
  const key = questionKey(question);
  const charge = messages === 0 ? null : { question: key, id: newId() };
  const asked = { asker: { address, chatbotId: visitor.chatbotId, questionsPerMinute }, at: askedAt, charge };
  let counting: Promise<Taken> | undefined;

  const take = (spent: string | null): Promise<Taken> => {
    const { messages: max } = PLAN_LIMITS[widget.plan];
    const line = signal === undefined ? {} : { signal, maxWaiting: LIMITS.questionsWaiting };
    return changeUsage(path, { kind: 'question', ...asked, messages, max, countedAt: new Date(), spent }, line);
  };
  const taken = async (): Promise<Taken | undefined> => counting?.catch(() => undefined);

  return {
    count: () => {
      counting ??= take(null);
      return counting;
    },
    countAnew: (spent) => {
      counting = take(spent);
      return counting;
    },
    holds: async (chargeId) => chargeId !== null && (await taken())?.chargeId === chargeId,
    noteStored: async () => {
      const id = (await taken())?.chargeId ?? null;
      if (id !== null) STORED_CHARGES.note(path, { question: key, id });
    },
    undo: async () => {
      if ((await taken()) === undefined) return;
      try {
        await changeUsage(path, { kind: 'not-stored', ...asked });
      } catch (error) {
        logEvent('message not given back', {}, error);
      }
    },
  };
}
