import { proposeTestCases } from '@parlance/domain/contracts/evals/evals';
import { useEffect, useState } from 'react';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Live } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { TestProposal } from '../OpenDialog.ts';

/** Questions that could be cases of a chatbot's tests, asked for once. */
export function useProposals(chatbotId: string): Live<readonly TestProposal[]> {
  const { orgId } = useMembership();
  /** Another object is another question, also where it asks for the same. */
  const [request, setRequest] = useState({ orgId, chatbotId });
  const [found, setFound] = useState<Live<readonly TestProposal[]>>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const retry = () => {
      setFound({ status: 'loading' });
      setRequest({ ...request });
    };
    callContract(proposeTestCases, request)
      .then(({ proposals }) => isCurrent && setFound({ status: 'ready', value: proposals }))
      .catch((error: unknown) => {
        if (isCurrent) setFound({ status: 'error', error: toAppError(error), retry });
      });
    return () => {
      isCurrent = false;
    };
  }, [request]);
  return found;
}
