import { LIMITS } from '@parlance/domain/limits';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { paths } from '@parlance/domain/paths';
import { logEvent } from '../../platform/log/logEvent.ts';
import type { Question } from '../question.ts';
import { changeUsage } from './changeUsage.ts';
import type { UsageWarning } from './warningDue.ts';

/** One question's part in the counters of its organization. */
export interface QuestionCount {
  /**
   * Counts the question, once however often it is called, and takes a message of the plan unless it is free. Says which
   * warning is due. Throws as `changeUsage`; with a signal also `rate-limited`, where too many wait.
   */
  count: () => Promise<UsageWarning | null>;
  /** Takes that back, if it was counted: nothing of the question was stored. Never throws. */
  undo: () => Promise<void>;
}

/** Prepares what a question takes of the counter of `period`; nothing is counted yet. */
export function countQuestion(
  { widget, visitor, address, askedAt }: Question,
  { period, isFree, signal }: { period: string; isFree: boolean; signal: AbortSignal | undefined },
): QuestionCount {
  const path = paths.usage(widget.orgId, period);
  const { questionsPerMinute } = widget;
  const counted = { asker: { address, chatbotId: visitor.chatbotId, questionsPerMinute }, at: askedAt, isFree };
  let counting: Promise<UsageWarning | null> | undefined;
  return {
    count: () => {
      const { messages: max } = PLAN_LIMITS[widget.plan];
      const line = signal === undefined ? {} : { signal, maxWaiting: LIMITS.questionsWaiting };
      counting ??= changeUsage(path, { kind: 'question', ...counted, max }, line);
      return counting;
    },
    undo: async () => {
      const isCounted = await counting?.then(
        () => true,
        () => false,
      );
      if (isCounted !== true) return;
      try {
        await changeUsage(path, { kind: 'not-stored', ...counted });
      } catch (error) {
        logEvent('message not given back', {}, error);
      }
    },
  };
}
