import { prepareSiteTrial, startSiteTrial } from '@parlance/domain/contracts/trials/siteTrials';
import type { Locale } from '@parlance/domain/locales';
import type * as z from 'zod';
import { callContract } from '#web/lib/functions/callContract.ts';
import { solveInWorker } from '#web/lib/proof/solveInWorker.ts';

interface WantedTrial {
  key: string;
  url: string;
  locale: Locale;
}

/** Begins a trial, after the work that one takes; with a key that has one already it goes on with that. Throws an `AppError`. */
export async function startTrial(wanted: WantedTrial): Promise<z.infer<typeof startSiteTrial.output>> {
  const { challenge } = await callContract(prepareSiteTrial, { key: wanted.key });
  if (challenge === null) return callContract(startSiteTrial, wanted);
  return callContract(startSiteTrial, { ...wanted, proof: { challenge, nonces: await solveInWorker(challenge) } });
}
