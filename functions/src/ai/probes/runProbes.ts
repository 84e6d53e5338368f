import type { ModelFault } from '@parlance/domain/documents/modelStatus';
import { SECOND_MS } from '@parlance/domain/durations';
import { faultOf } from '../calls/faultOf.ts';
import { explainFailure } from './explainFailure.ts';
import type { Probe } from './Probe.ts';

export interface ProbeResult extends Pick<Probe, 'name' | 'vital'> {
  /** Milliseconds until the answer or the failure. */
  ms: number;
  /** One sentence for the operator; null when the provider answered. */
  problem: string | null;
  /** Reason of the failure; null when the provider answered. */
  fault: ModelFault | null;
  /** Error that was thrown. */
  error?: unknown;
}

/** Model and embedder answer within a few seconds or not at all. */
const TIMEOUT_MS = 30 * SECOND_MS;

async function runProbe({ name, vital, meanings, run }: Probe): Promise<ProbeResult> {
  const startedAt = Date.now();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    await run(signal);
    return { name, vital, ms: Date.now() - startedAt, problem: null, fault: null };
  } catch (error) {
    const ms = Date.now() - startedAt;
    if (signal.aborted)
      return { name, vital, ms, problem: `No answer within ${TIMEOUT_MS / SECOND_MS} s.`, fault: 'unreachable', error };
    return {
      name,
      vital,
      ms,
      problem: explainFailure(error, meanings),
      fault: faultOf(error, vital ?? 'write'),
      error,
    };
  }
}

/** Asks each, one after the other, so that none is refused for the others' sake. Never throws. */
export async function runProbes(probes: readonly Probe[]): Promise<ProbeResult[]> {
  const results: ProbeResult[] = [];
  for (const probe of probes) results.push(await runProbe(probe));
  return results;
}
