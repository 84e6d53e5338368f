import { readBilling } from '@parlance/domain/contracts/billing';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Live } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

export type Billing = z.infer<typeof readBilling.output>;

interface Answer {
  /** The question that it answers. */
  asked: { version: string };
  billing: Live<Billing>;
}

/** Billing details of the organization that only Stripe knows. Read again when its subscription has changed, and by `refresh`; until then the previous answer stays. */
export function useBilling(): { billing: Live<Billing>; refresh: () => void } {
  const { orgId, org } = useMembership();
  const version = JSON.stringify(org.subscription);
  const [asked, setAsked] = useState({ version });
  const [answer, setAnswer] = useState<Answer>();
  if (asked.version !== version) setAsked({ version });

  useEffect(() => {
    const controller = new AbortController();
    const read = async (): Promise<Live<Billing>> => {
      try {
        return { status: 'ready', value: await callContract(readBilling, { orgId }, { signal: controller.signal }) };
      } catch (error) {
        return { status: 'error', error: toAppError(error), retry: () => setAsked({ version: asked.version }) };
      }
    };
    void (async () => {
      const billing = await read();
      if (!controller.signal.aborted) setAnswer({ asked, billing });
    })();
    return () => controller.abort();
  }, [orgId, asked]);

  const isOutdated = answer === undefined || (answer.billing.status === 'error' && answer.asked !== asked);
  const refresh = useCallback(() => setAsked({ version }), [version]);
  return { billing: isOutdated ? { status: 'loading' } : answer.billing, refresh };
}
