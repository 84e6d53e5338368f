import { logger } from 'firebase-functions';
import { describeError } from '../../platform/describeError.ts';
import type { AiProvider } from '../provider.ts';
import { runProbes } from './runProbes.ts';

/** The hourly look at the provider: a line in the log for each probe that fails, and one for all of them. */
export async function checkModels({ name, probes }: Pick<AiProvider, 'name' | 'probes'>): Promise<undefined> {
  const results = await runProbes(probes);
  for (const { name: probe, isVital, ms, problem, error } of results) {
    if (problem === null) continue;
    const fields = { probe, ms, problem, error: describeError(error) };
    if (isVital) logger.error('model probe failed', fields);
    else logger.warn('model probe failed', fields);
  }
  const failed = results.filter(({ problem }) => problem !== null).length;
  logger.info('models checked', { provider: name, probes: results.length, failed });
}
