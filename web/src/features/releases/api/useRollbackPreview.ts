import { previewRollback } from '@parlance/domain/contracts/releases/releases';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Live } from '#web/lib/firestore/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

export type RollbackPreview = z.infer<typeof previewRollback.output>;

/** What a rollback to a release would change, asked for once. */
export function useRollbackPreview(chatbotId: string, number: number): Live<RollbackPreview> {
  const { orgId } = useMembership();
  /** Another object is another question, also where it asks for the same. */
  const [request, setRequest] = useState({ orgId, chatbotId, number });
  const [found, setFound] = useState<Live<RollbackPreview>>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const retry = () => {
      setFound({ status: 'loading' });
      setRequest({ ...request });
    };
    callContract(previewRollback, request)
      .then((value) => isCurrent && setFound({ status: 'ready', value }))
      .catch((error: unknown) => {
        if (isCurrent) setFound({ status: 'error', error: toAppError(error), retry });
      });
    return () => {
      isCurrent = false;
    };
  }, [request]);
  return found;
}
