import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { SETTINGS_FIELDS } from '@parlance/domain/documents/chatbots/settings';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { TestChange } from '@parlance/domain/documents/evals/testRun';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { applySettings } from '../../chatbots/applySettings.ts';
import { refreshKnowledge } from '../../knowledge/refreshKnowledge.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { readNewest } from '../../versions/readNewest.ts';
import { storeKnowledge } from '../../versions/storeKnowledge.ts';
import { eraseSource } from '../../knowledge/eraseSource.ts';
import { trainingTokensAfter } from '../../knowledge/trainingTokensAfter.ts';
import { changeSources } from '../../knowledge/changeSources.ts';
import { kindOf } from '../../knowledge/SOURCE_KINDS.ts';
import { readRollback, type Rollback } from './readRollback.ts';

/** Sources that a change of answers names, of those that go together. */
const NAMED = 5;
/** Sources whose passages are deleted at the same time. */
const ERASED_AT_ONCE = 10;

export interface RollbackWish {
  chatbotId: string;
  number: number;
  /** The newest release that the caller has seen. */
  from: number;
  /** Token that the caller was shown, as `previewRollback` returns it. */
  token: string;
}

interface Done {
  number: number;
  /** Sources that are to be read again, and those that are gone. */
  waiting: readonly (readonly [string, Source])[];
  gone: readonly string[];
}

/**
 * Brings a release back in one transaction: settings, sources, and the release that says so. Sent again it does nothing more. Answers that
 * release's number. Throws `release-changed` where the newest release is not the one that the caller has seen, or what would be done is not
 * what the caller was shown, `not-found`, `rollback-too-large` { max } and `training-limit-reached`.
 */
export async function rollBack(who: Membership, wish: RollbackWish, now = new Date()): Promise<number> {
  const { orgId } = who;
  const { chatbotId } = wish;
  const { number, waiting, gone } = await db.runTransaction(async (transaction): Promise<Done> => {
    await recheckMember(transaction, who, 'release.rollBack');
    const chatbot = await requireChatbot(transaction, orgId, chatbotId);
    const done = await findDone(transaction, orgId, wish, chatbot);
    if (done !== undefined) return { number: done, waiting: [], gone: [] };
    const rollback = await readRollback(transaction, { orgId, chatbotId }, chatbot, wish.number);
    if (rollback.token !== wish.token) throw new AppError('release-changed');
    return apply(transaction, who, { wish, chatbot, rollback, now });
  });
  // What a killed process does not queue, the minute's schedule queues.
  await Promise.all(waiting.map(([id, source]) => kindOf(source).enqueueRestored(orgId, id, source)));
  // The trigger on the deleted documents does the same: a call that is killed here leaves nothing that answers.
  for (let start = 0; start < gone.length; start += ERASED_AT_ONCE)
    await Promise.all(gone.slice(start, start + ERASED_AT_ONCE).map((id) => eraseSource(orgId, id)));
  if (gone.length > 0) await refreshKnowledge(orgId, chatbotId);
  return number;
}

/** The release that an earlier delivery of the same call has made. Throws `release-changed` where something else came in between. */
async function findDone(
  transaction: Transaction,
  orgId: string,
  { chatbotId, number, from }: RollbackWish,
  { release }: Chatbot,
): Promise<number | undefined> {
  if (release === from) return undefined;
  const next = (await transaction.get(refs.release(orgId, chatbotId, from + 1))).data();
  if (next === undefined || next.rolledBackTo !== number) throw new AppError('release-changed');
  return next.number;
}

interface Work {
  wish: RollbackWish;
  chatbot: Chatbot;
  rollback: Rollback;
  now: Date;
}

async function apply(transaction: Transaction, who: Membership, { wish, chatbot, rollback, now }: Work): Promise<Done> {
  const { orgId, uid } = who;
  const { chatbotId, number } = wish;
  const { changes, plan, known } = rollback;
  const [foundOrg, base, tests] = await Promise.all([
    transaction.get(refs.org(orgId)),
    readNewest(transaction, orgId, chatbotId, chatbot),
    transaction.get(refs.testState(orgId, chatbotId)),
  ]);
  const org = foundOrg.data();
  if (org === undefined) throw new AppError('not-found');
  const tokensOf = (sources: readonly Source[]) => sources.reduce((sum, { tokens }) => sum + tokens, 0);
  const trainingTokens = trainingTokensAfter(org, {
    back: tokensOf([...plan.restored.values()].map(({ source }) => source)),
    gone: tokensOf([...plan.removed.values()]),
  });
  if (trainingTokens !== org.trainingTokens) transaction.update(refs.org(orgId), { trainingTokens });
  const release = applySettings(transaction, who, {
    base,
    org,
    tests,
    others: removalOf(plan, uid, now),
    changes,
    release: {
      changes: [{ kind: 'rollback', names: SETTINGS_FIELDS.filter((field) => field in changes), by: uid, at: now }],
      rolledBackTo: number,
      knowledge: known && {
        sources: known.length,
        passages: known.reduce((sum, { chunks }) => sum + chunks, 0),
      },
    },
    now,
  });
  if (known !== undefined) {
    storeKnowledge(transaction, { orgId, chatbotId, release }, known);
    // What was noted for the next release is in this one. Whether that holds is looked at once the sources have been read.
    const dueAt = new Date(now.getTime() + LIMITS.testDelayMs);
    transaction.set(refs.releaseState(orgId, chatbotId), { changes: [], changedSince: null, dueAt });
  }
  recordActivity(transaction, orgId, who, { kind: 'chatbot-rolled-back', subject: chatbot.name, to: `${number}` });
  const waiting = changeSources(transaction, who, plan, now);
  return { number: release, waiting, gone: [...plan.removed.keys()] };
}

/** The removal of sources as tests are told of it. What comes back is told of when it is read. */
function removalOf({ removed }: Rollback['plan'], by: string, at: Date): TestChange[] {
  const names = [...removed.values()].slice(0, NAMED).map(({ name }) => name);
  return names.length === 0 ? [] : [{ kind: 'source-removed', names, by, at }];
}
