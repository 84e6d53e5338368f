import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { type Settings, SETTINGS_FIELDS } from '@parlance/domain/documents/chatbots/settings';
import type { Release, ReleaseChange } from '@parlance/domain/documents/releases/release';
import { LIMITS } from '@parlance/domain/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../kernel/platform/refs.ts';
import { recordFirst } from './recordFirst.ts';

/** State that the next release follows, as the transaction has read it. */
export interface ReleaseBase {
  orgId: string;
  chatbotId: string;
  /** As it was before. */
  chatbot: Chatbot;
  /** Undefined where there is no release yet. */
  newest: Release | undefined;
}

export interface NewRelease {
  changes: readonly ReleaseChange[];
  by: string | null;
  at: Date;
  rolledBackTo?: number;
  /** As they are from now on. */
  settings: Settings;
  /** Of other knowledge than before, whose list the caller writes (`storeKnowledge`). */
  knowledge?: Pick<Release, 'sources' | 'passages'> | undefined;
  /** Way in which its settings passed the gate, if one was on. */
  gate?: Release['gate'];
}

/**
 * Records a release in the transaction that makes the change, and says its number, which the caller writes to the chatbot. A chatbot
 * from before releases gets one of what it was, first, and one of what it knows soon. Of more than `LIMITS.releasesKept` the oldest goes.
 */
export function recordRelease(
  transaction: Transaction,
  { orgId, chatbotId, chatbot, newest }: ReleaseBase,
  { changes, by, at, rolledBackTo, settings, knowledge, gate }: NewRelease,
): number {
  const before =
    newest ?? recordFirst(transaction, { orgId, chatbotId, settings: chatbot, by: null, at, knowledgeOf: null });
  // What it knows is recorded as soon as the schedule comes to it.
  if (newest === undefined && knowledge === undefined)
    transaction.set(refs.releaseState(orgId, chatbotId), { dueAt: at }, { merge: true });
  const number = before.number + 1;
  transaction.create(refs.release(orgId, chatbotId, number), {
    number,
    at,
    by,
    changes: changes.slice(-LIMITS.testChangesNamed),
    rolledBackTo: rolledBackTo ?? null,
    settings: Object.fromEntries(SETTINGS_FIELDS.map((field) => [field, settings[field]])),
    knowledgeOf: knowledge === undefined ? before.knowledgeOf : number,
    sources: knowledge?.sources ?? before.sources,
    passages: knowledge?.passages ?? before.passages,
    gate: gate ?? null,
  });
  if (number > LIMITS.releasesKept) transaction.delete(refs.release(orgId, chatbotId, number - LIMITS.releasesKept));
  return number;
}
