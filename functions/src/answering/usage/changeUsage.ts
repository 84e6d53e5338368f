import { setTimeout } from 'node:timers/promises';
import { type Usage, usageSchema } from '@parlance/domain/documents/organizations/usage';
import { AppError } from '@parlance/domain/errors';
import { type DocumentSnapshot, GrpcStatus } from 'firebase-admin/firestore';
import { db } from '../../platform/app.ts';
import { zodConverter } from '../../platform/converter.ts';
import { createCombiner } from '../../platform/writes/createCombiner.ts';
import { grpcCodeOf } from '../../platform/writes/grpcCodeOf.ts';
import { applyUsage, type UsageChange } from './applyUsage.ts';
import type { UsageWarning } from './warningDue.ts';

/** Other processes count in the same document: so often is a run tried again, after up to so many milliseconds. */
const ATTEMPTS = 12;
const PAUSE_MS = 200;
/** Under load a process writes at most about five times a second to a counter. */
const REST_MS = 150;

/** What Firestore says to a write whose document has changed since it was read. */
const CONFLICTS: readonly number[] = [
  GrpcStatus.ABORTED,
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
];

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
  for (let attempt = 1; ; attempt += 1) {
    const snapshot = await db.doc(path).withConverter(zodConverter(usageSchema)).get();
    const { usage, outcomes } = applyAll(snapshot.data(), changes);
    try {
      if (usage !== undefined) await write(snapshot, usage);
      return outcomes;
    } catch (error) {
      if (attempt >= ATTEMPTS || !CONFLICTS.includes(grpcCodeOf(error) ?? GrpcStatus.OK)) throw error;
      await setTimeout(Math.random() * PAUSE_MS);
    }
  }
}

/** `usage` is undefined if nothing changes: refusals cost no write. */
function applyAll(present: Usage | undefined, changes: readonly UsageChange[]): { usage?: Usage; outcomes: Outcome[] } {
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
async function write({ ref, updateTime }: Snapshot, { messages, minute, warned }: Usage): Promise<void> {
  if (updateTime === undefined) await ref.create({ messages, minute, warned });
  else await ref.update({ messages, minute }, { lastUpdateTime: updateTime });
}
