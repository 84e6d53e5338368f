import { AppError } from '@parlance/domain/errors';
import type { Actor } from '../../../kernel/access/Actor.ts';
import { requireChatbot } from '../../../kernel/access/requireChatbot.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { namesInOne } from '../namesInOne.ts';
import { asRestored } from './asRestored.ts';
import { kindOf } from '../../SOURCE_KINDS.ts';
import { trainingTokensAfter } from '../../trainingTokensAfter.ts';

/**
 * Brings removed sources back, all or none, and queues their reading. They count for the plan at once. Running it twice is harmless.
 * Answers how many there were. Throws `training-limit-reached`, and `not-found` where their chatbot is gone.
 */
export async function restoreSources(who: Actor, sourceIds: readonly string[], now = new Date()): Promise<number> {
  const { orgId } = who;
  const ids = [...new Set(sourceIds)];
  const restored = await db.runTransaction(async (transaction) => {
    const [removed, present] = await Promise.all([
      transaction.getAll(...ids.map((id) => refs.removedSource(orgId, id))),
      transaction.getAll(...ids.map((id) => refs.source(orgId, id))),
    ]);
    const back = removed.flatMap((found, index) => {
      const kept = found.data();
      if (kept === undefined || kept.reason !== 'removed' || kept.isErasing || present[index]?.exists) return [];
      return [[found.id, asRestored(kept.source, now)] as const];
    });
    if (back.length === 0) return [];
    const org = (await transaction.get(refs.org(orgId))).data();
    if (org === undefined) throw new AppError('not-found');
    const chatbotIds = new Set(back.map(([, { chatbotId }]) => chatbotId));
    await Promise.all([...chatbotIds].map((chatbotId) => requireChatbot(transaction, orgId, chatbotId)));
    const tokens = back.reduce((sum, [, source]) => sum + source.tokens, 0);
    const trainingTokens = trainingTokensAfter(org, { back: tokens, gone: 0 });
    for (const [id, source] of back) {
      transaction.create(refs.source(orgId, id), source);
      transaction.delete(refs.removedSource(orgId, id));
    }
    transaction.update(refs.org(orgId), { trainingTokens });
    const subject = namesInOne(back.map(([, { name }]) => name));
    recordActivity(transaction, orgId, who, { kind: 'sources-restored', subject });
    return back;
  });
  // What a killed process does not queue, the minute's schedule queues.
  await Promise.all(restored.map(([id, source]) => kindOf(source).enqueueRestored(orgId, id, source)));
  return restored.length;
}
