import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { AiProvider } from '../AiProvider.ts';
import { runProbes } from './runProbes.ts';

/**
 * The hourly look at the provider: a line in the log for each probe that fails, and one for all of them. What nothing stands in for is
 * kept for the dashboard.
 */
export async function checkModels({ name, probes }: Pick<AiProvider, 'name' | 'probes'>): Promise<undefined> {
  const results = await runProbes(probes);
  for (const { name: probe, vital, ms, problem, error } of results) {
    if (problem !== null)
      logEvent(vital === null ? 'model unavailable' : 'provider unavailable', { probe, ms, problem }, error);
  }
  const failed = results.filter(({ problem }) => problem !== null).length;
  logEvent('models checked', { provider: name, probes: results.length, failed });
  const problems = results.flatMap(({ vital, fault }) =>
    vital === null || fault === null ? [] : [{ task: vital, fault }],
  );
  await refs.modelStatus().set({ checkedAt: new Date(), problems });
}
