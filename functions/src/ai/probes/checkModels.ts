import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import type { AiProvider } from '../AiProvider.ts';
import { runProbes } from './runProbes.ts';

/** The hourly look at the provider: a line in the log for each probe that fails, and one for all of them. */
export async function checkModels({ name, probes }: Pick<AiProvider, 'name' | 'probes'>): Promise<undefined> {
  const results = await runProbes(probes);
  for (const { name: probe, isVital, ms, problem, error } of results) {
    if (problem !== null)
      logEvent(isVital ? 'provider unavailable' : 'model unavailable', { probe, ms, problem }, error);
  }
  const failed = results.filter(({ problem }) => problem !== null).length;
  logEvent('models checked', { provider: name, probes: results.length, failed });
}
