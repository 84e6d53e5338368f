import { SECOND_MS } from '@parlance/domain/durations';
import { explainFailure } from './explainFailure.ts';
import type { Probe } from './Probe.ts';

export interface ProbeResult {
  name: string;
  isVital: boolean;
  /** Milliseconds until the answer or the failure. */
  ms: number;
  /** One sentence for the operator; null when the provider answered. */
  problem: string | null;
  /** Error that was thrown. */
  error?: unknown;
}

/** Model and embedder answer within a few seconds or not at all. */
const TIMEOUT_MS = 30 * SECOND_MS;

async function runProbe({ name, isVital, meanings, run }: Probe): Promise<ProbeResult> {
  const startedAt = Date.now();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    await run(signal);
    return { name, isVital, ms: Date.now() - startedAt, problem: null };
  } catch (error) {
    const problem = signal.aborted ? `No answer within ${TIMEOUT_MS / SECOND_MS} s.` : explainFailure(error, meanings);
    return { name, isVital, ms: Date.now() - startedAt, problem, error };
  }
}

/** Asks each, one after the other, so that none is refused for the others' sake. Never throws. */
export async function runProbes(probes: readonly Probe[]): Promise<ProbeResult[]> {
  const results: ProbeResult[] = [];
  for (const probe of probes) results.push(await runProbe(probe));
  return results;
}
