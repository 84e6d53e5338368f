import { type Usage, usageSchema } from '@parlance/domain/documents/organizations/usage';
import { AppError } from '@parlance/domain/errors';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../platform/app.ts';
import { zodConverter } from '../../platform/converter.ts';
import { createCombiner } from '../../platform/writes/createCombiner.ts';
import { asRead } from '../../platform/writes/asRead.ts';
import { retryConflicts } from '../../platform/writes/retryConflicts.ts';
import { applyUsage, type MessageUsage, type UsageChange } from './applyUsage.ts';
import type { UsageWarning } from './warningDue.ts';

/** Under load a process writes at most about five times a second to a counter. */
const REST_MS = 150;

type Outcome = PromiseSettledResult<UsageWarning | null>;
type Snapshot = DocumentSnapshot<Usage>;

/**
 * Changes a counter of the plan's messages at `path` (orgs/{orgId}/usage/{period}): exactly, with one read and one write for all
 * changes that come while the ones before are under way (decision 025). Resolves with the warning that is due, or throws as
 * `applyUsage` and `createCombiner`. Nothing is given back to a counter that is not there.
 */
export const changeUsage = createCombiner<UsageChange, UsageWarning | null>({
  run: changeOnce,
  restMs: REST_MS,
});

async function changeOnce(path: string, changes: readonly UsageChange[]): Promise<Outcome[]> {
  return retryConflicts(async () => {
    const snapshot = await db.doc(path).withConverter(zodConverter(usageSchema)).get();
    const { usage, outcomes } = applyAll(snapshot.data(), changes);
    if (usage !== undefined) await write(snapshot, usage);
    return outcomes;
  });
}

/** `usage` is undefined if nothing changes: refusals cost no write. */
function applyAll(
  present: MessageUsage | undefined,
  changes: readonly UsageChange[],
): { usage?: MessageUsage; outcomes: Outcome[] } {
  let usage = present;
  const outcomes = changes.map((change): Outcome => {
    if (usage === undefined && change.kind !== 'question') return { status: 'fulfilled', value: null };
    try {
      const applied = applyUsage(usage ?? { messages: 0, warned: 0, minute: null }, change);
      ({ usage } = applied);
      return { status: 'fulfilled', value: applied.warning };
    } catch (error) {
      if (error instanceof AppError) return { status: 'rejected', reason: error };
      throw error;
    }
  });
  return usage === present || usage === undefined ? { outcomes } : { usage, outcomes };
}

/** Only if the document is as it was read: else it is a conflict. */
async function write(found: Snapshot, { messages, minute, warned }: MessageUsage): Promise<void> {
  if (found.exists) await found.ref.update({ messages, minute }, asRead(found));
  else await found.ref.create({ messages, scannedPages: 0, minute, warned });
}
