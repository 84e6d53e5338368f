import { previewRollback } from '@parlance/domain/contracts/releases/releases';
import type * as z from 'zod/mini';
import type { Live } from '#web/lib/live.ts';
import { useAnswer } from '#web/lib/functions/useAnswer.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

export type RollbackPreview = z.infer<typeof previewRollback.output>;

/** Changes that a rollback to a release would make, requested once, and a function that requests them again. */
export function useRollbackPreview(
  chatbotId: string,
  number: number,
): { preview: Live<RollbackPreview>; askAgain: () => void } {
  const { orgId } = useMembership();
  const { answer, askAgain } = useAnswer(previewRollback, { orgId, chatbotId, number });
  return { preview: answer, askAgain };
}
