import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { type Settings, someSettingsSchema } from '@parlance/domain/documents/chatbots/settings';
import { differingFields } from '@parlance/domain/documents/releases/differingFields';
import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';
import { KEPT_ON_ROLLBACK } from '@parlance/domain/documents/releases/KEPT_ON_ROLLBACK';
import type { Release } from '@parlance/domain/documents/releases/release';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';
import { readKnowledge } from '../../versions/readKnowledge.ts';
import { formerId } from '@parlance/domain/documents/knowledge/formerId';
import { asksForKept } from './asksForKept.ts';
import { knownAfter } from './knownAfter.ts';
import { planRollback, type RollbackPlan } from './planRollback.ts';
import { tokenOf } from './tokenOf.ts';

/** Changes of a rollback to a release. */
export interface Rollback {
  release: Release;
  changes: Partial<Settings>;
  /** The release's sources; undefined where they were not recorded. */
  former: readonly KnownSource[] | undefined;
  plan: RollbackPlan;
  /** Knowledge of the chatbot once that is done; undefined where it stays as it is. */
  known: readonly KnownSource[] | undefined;
  /** Another one for another effect: what a caller was shown is what is done. */
  token: string;
}

interface Place {
  orgId: string;
  chatbotId: string;
}

/**
 * Reads what a rollback would change, in the transaction that does it or shows it. Throws `not-found` for a release that is not kept any
 * more, and `rollback-too-large` { max }.
 */
export async function readRollback(
  transaction: Transaction,
  { orgId, chatbotId }: Place,
  chatbot: Chatbot,
  number: number,
): Promise<Rollback> {
  const release = (await transaction.get(refs.release(orgId, chatbotId, number))).data();
  if (release === undefined) throw new AppError('not-found');
  const { knowledgeOf, settings } = release;
  const [former, found] = await Promise.all([
    knowledgeOf === null ? undefined : readKnowledge(transaction, orgId, chatbotId, knowledgeOf),
    transaction.get(refs.sources(orgId).where('chatbotId', '==', chatbotId)),
  ]);
  const present = new Map(found.docs.map((source) => [source.id, source.data()]));
  const changed = (former ?? []).filter((known) => asksForKept(known, present.get(known.id)));
  const max = LIMITS.sourcesPerRollback;
  if (changed.length > max) throw new AppError('rollback-too-large', { max });
  const ids = changed.flatMap(({ id, fingerprint }) => [id, formerId(id, fingerprint)]);
  const kept = ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => refs.removedSource(orgId, id)));
  const plan = planRollback({
    present,
    former,
    formerAt: release.at,
    kept: new Map(kept.flatMap((one) => keptEntry(one.id, one.data()))),
  });
  if (plan.restored.size + plan.removed.size + plan.rewritten.size > max)
    throw new AppError('rollback-too-large', { max });
  const fields = differingFields(settings, chatbot).filter((field) => !KEPT_ON_ROLLBACK.has(field));
  const changes = someSettingsSchema.parse(Object.fromEntries(fields.map((field) => [field, settings[field]])));
  const known = former && knownAfter(present, plan);
  return { release, changes, former, plan, known, token: tokenOf(changes, plan) };
}

function keptEntry<T>(id: string, value: T | undefined): [string, T][] {
  return value === undefined ? [] : [[id, value]];
}
