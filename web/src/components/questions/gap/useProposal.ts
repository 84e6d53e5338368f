import { proposeAnswer, REPLIES_PER_GAP } from '@parlance/domain/contracts/proposals';
import { useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { OpenQuestion } from '../OpenQuestion.ts';

export type Proposal = z.infer<typeof proposeAnswer.output>;

type State = { status: 'loading' } | { status: 'ready'; value: Proposal } | { status: 'error'; error: unknown };

/** Proposal for a gap, asked for once as long as it is rendered. `onReady` is called when it is there. */
export function useProposal(
  { chatbotId, places }: OpenQuestion,
  onReady: (proposal: Proposal) => void,
): State & { retry: () => void } {
  const { orgId } = useMembership();
  const [state, setState] = useState<State>({ status: 'loading' });
  const newest = places.slice(0, REPLIES_PER_GAP);
  const load = () =>
    callContract(proposeAnswer, { orgId, chatbotId, places: newest }).then(
      (value) => {
        setState({ status: 'ready', value });
        onReady(value);
        return value;
      },
      (error: unknown) => setState({ status: 'error', error }),
    );
  const handleOpen = useEffectEvent(load);
  useEffect(() => void handleOpen(), []);
  const retry = () => {
    setState({ status: 'loading' });
    void load();
  };
  return { ...state, retry };
}
