import { previewRollback } from '@parlance/domain/contracts/releases/releases';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Live } from '#web/lib/firestore/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

export type RollbackPreview = z.infer<typeof previewRollback.output>;

/** What a rollback to a release would change, asked for once, and a function that asks again. */
export function useRollbackPreview(
  chatbotId: string,
  number: number,
): { preview: Live<RollbackPreview>; askAgain: () => void } {
  const { orgId } = useMembership();
  /** Another object is another question, also where it asks for the same. */
  const [request, setRequest] = useState({ orgId, chatbotId, number });
  const [preview, setPreview] = useState<Live<RollbackPreview>>({ status: 'loading' });
  const askAgain = useCallback(() => {
    setPreview({ status: 'loading' });
    setRequest((last) => ({ ...last }));
  }, []);
  useEffect(() => {
    let isCurrent = true;
    callContract(previewRollback, request)
      .then((value) => isCurrent && setPreview({ status: 'ready', value }))
      .catch((error: unknown) => {
        if (isCurrent) setPreview({ status: 'error', error: toAppError(error), retry: askAgain });
      });
    return () => {
      isCurrent = false;
    };
  }, [request, askAgain]);
  return { preview, askAgain };
}
