import { previewRollback } from '@parlance/domain/contracts/releases/releases';
import type * as z from 'zod/mini';
import type { Live } from '#web/lib/live.ts';
import { useAnswer } from '#web/lib/functions/useAnswer.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

export type RollbackPreview = z.infer<typeof previewRollback.output>;

/** What a rollback to a release would change, asked for once, and a function that asks again. */
export function useRollbackPreview(
  chatbotId: string,
  number: number,
): { preview: Live<RollbackPreview>; askAgain: () => void } {
  const { orgId } = useMembership();
  const { answer, askAgain } = useAnswer(previewRollback, { orgId, chatbotId, number });
  return { preview: answer, askAgain };
}
