import { type Usage, usageSchema } from '@parlance/domain/documents/organizations/usage';
import { AppError } from '@parlance/domain/errors';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { zodConverter } from '../../kernel/platform/converter.ts';
import { createCombiner } from '../../kernel/platform/writes/createCombiner.ts';
import { asRead } from '../../kernel/platform/writes/asRead.ts';
import { retryConflicts } from '../../kernel/platform/writes/retryConflicts.ts';
import { applyUsage, type MessageUsage, type Taken, type UsageChange } from './applyUsage.ts';
import type { Charge } from './Charge.ts';
import { settlePending } from './settlePending.ts';
import { STORED_CHARGES } from './STORED_CHARGES.ts';

/** Under load a process writes at most about five times a second to a counter. */
const REST_MS = 150;

const EMPTY: MessageUsage = { messages: 0, warned: 0, minute: null, pending: {} };

type Outcome = PromiseSettledResult<Taken>;
type Snapshot = DocumentSnapshot<Usage>;

/**
 * Changes a counter of the plan's messages at `path` (orgs/{orgId}/usage/{period}): exactly, with one read and one write for all
 * changes that come while the ones before are under way (decision 025). The write also takes questions from `pending` of which
 * this process or `settlePending` knows what became of them. Resolves with what a question took, or throws as `applyUsage` and
 * `createCombiner`. Nothing is given back to a counter that is not there.
 */
export const changeUsage = createCombiner<UsageChange, Taken>({
  run: changeOnce,
  restMs: REST_MS,
});

async function changeOnce(path: string, changes: readonly UsageChange[]): Promise<Outcome[]> {
  const [, orgId = ''] = path.split('/');
  return retryConflicts(async () => {
    const snapshot = await db.doc(path).withConverter(zodConverter(usageSchema)).get();
    const present = snapshot.data();
    const settled = present === undefined ? [] : await settlePending(orgId, present.pending, new Date());
    const stored = STORED_CHARGES.of(path);
    const { usage, outcomes } = applyAll(present && stored.reduce(withoutStored, present), settled, changes);
    if (usage === undefined) return outcomes;
    await write(snapshot, usage);
    STORED_CHARGES.forget(path, stored);
    return outcomes;
  });
}

/** `usage` is undefined if nothing changes: refusals cost no write. */
function applyAll(
  present: MessageUsage | undefined,
  settled: readonly UsageChange[],
  changes: readonly UsageChange[],
): { usage?: MessageUsage; outcomes: Outcome[] } {
  // First: what they give back may be the last message of the plan.
  let usage = present && settled.reduce((before, change) => applyUsage(before, change).usage, present);
  const outcomes = changes.map((change): Outcome => {
    if (usage === undefined && change.kind !== 'question')
      return { status: 'fulfilled', value: { chargeId: null, messages: 0, warning: null } };
    try {
      const applied = applyUsage(usage ?? EMPTY, change);
      ({ usage } = applied);
      return { status: 'fulfilled', value: applied.taken };
    } catch (error) {
      if (error instanceof AppError) return { status: 'rejected', reason: error };
      throw error;
    }
  });
  return usage === present || usage === undefined ? { outcomes } : { usage, outcomes };
}

/** Only if the document is as it was read: else it is a conflict. */
async function write(found: Snapshot, { messages, minute, warned, pending }: MessageUsage): Promise<void> {
  if (found.exists) await found.ref.update({ messages, minute, pending }, asRead(found));
  else await found.ref.create({ messages, scannedPages: 0, minute, warned, pending });
}

function withoutStored(usage: MessageUsage, charge: Charge): MessageUsage {
  return applyUsage(usage, { kind: 'stored', charge }).usage;
}
