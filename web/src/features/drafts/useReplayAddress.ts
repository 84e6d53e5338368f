import type { DraftOutcome } from '@parlance/domain/documents/drafts/draftRun';
import { useSearchParams } from 'react-router';

/** Outcomes of a visitor's question, those that changed first. */
export const REPLAY_OUTCOMES = [
  'facts',
  'refused',
  'answered',
  'words',
  'same',
] as const satisfies readonly DraftOutcome[];

export type ReplayOutcome = (typeof REPLAY_OUTCOMES)[number];

interface ReplayAddress {
  /** The replay that is open; null for the list. */
  runId: string | null;
  /** Outcome of the questions shown; undefined for all. */
  outcome: ReplayOutcome | undefined;
}

/** The query of the address of a replay, without `?`. */
export function replaySearch(runId: string, outcome?: ReplayOutcome): string {
  return new URLSearchParams({ replay: runId, ...(outcome === undefined ? {} : { show: outcome }) }).toString();
}

/** Replay and outcome that the address has open. */
export function useReplayAddress(): ReplayAddress {
  const [params] = useSearchParams();
  const show = params.get('show');
  return { runId: params.get('replay'), outcome: REPLAY_OUTCOMES.find((one) => one === show) };
}
