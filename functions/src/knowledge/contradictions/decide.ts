import type { DECISIONS } from '@parlance/domain/contracts/sources/sources';
import type { Contradiction, MutedPassage } from '@parlance/domain/documents/knowledge/contradiction';
import { isMuted } from '@parlance/domain/documents/knowledge/isMuted';
import { mutedSideOf } from './mutedSideOf.ts';

export type Decision = (typeof DECISIONS)[number];

/** Decision about a contradiction. */
type Verdict = Pick<Contradiction, 'state' | 'truth'>;

/** Outcome of a chatbot's decisions. */
export interface Decided {
  muted: readonly MutedPassage[];
  /** By the ids of contradictions: those that change. */
  verdicts: ReadonlyMap<string, Verdict>;
}

type Known = ReadonlyMap<string, Contradiction>;

const OPEN: Verdict = { state: 'open', truth: null };

function withVerdicts(known: Known, verdicts: ReadonlyMap<string, Verdict>): Known {
  return new Map([...known].map(([id, one]) => [id, { ...one, ...verdicts.get(id) }]));
}

/** Lets answers use a passage again: whatever was settled by muting it is open again. */
export function release(known: Known, muted: readonly MutedPassage[], passage: MutedPassage): Decided {
  const verdicts = new Map<string, Verdict>();
  for (const [id, contradiction] of known) {
    const side = mutedSideOf(contradiction);
    if (side !== undefined && isMuted([passage], side)) verdicts.set(id, OPEN);
  }
  return { muted: muted.filter((one) => !isMuted([passage], one)), verdicts };
}

/** Has answers do without a passage: whatever is open about it is settled. One that is muted stays as it is. */
export function mute(known: Known, muted: readonly MutedPassage[], passage: MutedPassage): Decided {
  const verdicts = new Map<string, Verdict>();
  for (const [id, contradiction] of known) {
    if (contradiction.state !== 'open') continue;
    if (isMuted([passage], contradiction.one)) verdicts.set(id, { state: 'settled', truth: 'other' });
    else if (isMuted([passage], contradiction.other)) verdicts.set(id, { state: 'settled', truth: 'one' });
  }
  return { muted: isMuted(muted, passage) ? muted : [...muted, passage], verdicts };
}

/** Mutes the side that is not true, and settles what else is open about it. A true side is muted no more. */
function settle(known: Known, before: readonly MutedPassage[], target: Contradiction, truth: 'one' | 'other'): Decided {
  const [right, wrong] = truth === 'one' ? [target.one, target.other] : [target.other, target.one];
  const released = release(known, before, right);
  const passage = { sourceId: wrong.sourceId, hash: wrong.hash };
  const { muted, verdicts } = mute(withVerdicts(known, released.verdicts), released.muted, passage);
  return { muted, verdicts: new Map([...released.verdicts, ...verdicts]) };
}

/**
 * Changes that a decision makes.
 * @param known The contradictions of the sources that it is about, `id` among them.
 */
export function decide(known: Known, muted: readonly MutedPassage[], id: string, decision: Decision): Decided {
  const target = known.get(id);
  if (target === undefined) return { muted, verdicts: new Map() };
  const former = mutedSideOf(target);
  const freed = former === undefined ? { muted, verdicts: new Map<string, Verdict>() } : release(known, muted, former);
  const verdicts = new Map(freed.verdicts);
  if (decision === 'open') return { muted: freed.muted, verdicts: verdicts.set(id, OPEN) };
  if (decision === 'both')
    return { muted: freed.muted, verdicts: verdicts.set(id, { state: 'dismissed', truth: null }) };
  const settled = settle(withVerdicts(known, verdicts.set(id, OPEN)), freed.muted, target, decision);
  return { muted: settled.muted, verdicts: new Map([...verdicts, ...settled.verdicts]) };
}
