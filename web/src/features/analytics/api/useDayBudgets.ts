import { readDayBudgets } from '@parlance/domain/contracts/billing';
import { useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

type Budgets = z.infer<typeof readDayBudgets.output>['budgets'];
type State = { status: 'loading' } | { status: 'ready'; value: Budgets } | { status: 'error'; error: unknown };

/** Use of the plan's limits of a day, read once. */
export function useDayBudgets(): State & { retry: () => void } {
  const { orgId } = useMembership();
  const [state, setState] = useState<State>({ status: 'loading' });
  const load = () =>
    callContract(readDayBudgets, { orgId }).then(
      ({ budgets }) => setState({ status: 'ready', value: budgets }),
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
