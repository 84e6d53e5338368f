import { newQaSource } from '@parlance/domain/documents/knowledge/source';
import { AppError } from '@parlance/domain/errors';
import type { Actor } from '../kernel/access/Actor.ts';
import { recordActivity } from '../kernel/activity/recordActivity.ts';
import { requireChatbot } from '../kernel/access/requireChatbot.ts';
import { settleAlike } from '../answering/settleUnanswered.ts';
import { enqueueIngestion } from './ingestion/enqueueIngestion.ts';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';
import { noteInState } from '../versions/noteInState.ts';
import { readNoted } from '../versions/readNoted.ts';
import { keepFormer } from './sources/removed/keepFormer.ts';
import { holdsQa, type Qa, qaFields } from './sources/qaFields.ts';

interface QaRequest extends Qa {
  chatbotId: string;
  sourceId: string;
}

/**
 * Makes a question with its answer under the caller's id, or changes the one that is there, and queues its reading. Questions like
 * it are no unanswered ones any more.
 * Throws `not-found` for a chatbot that is not there, for an id that is taken by anything else and, where it may not create one, for
 * one that is free.
 */
export async function saveQa(
  who: Actor,
  { chatbotId, sourceId, ...qa }: QaRequest,
  { creates = true }: { creates?: boolean } = {},
): Promise<void> {
  const { orgId } = who;
  const ref = refs.source(orgId, sourceId);
  const isChanged = await db.runTransaction(async (transaction) => {
    const [source, noted] = await Promise.all([
      transaction.get(ref).then((found) => found.data()),
      readNoted(transaction, orgId, chatbotId),
      requireChatbot(transaction, orgId, chatbotId),
    ]);
    if (source === undefined) {
      if (!creates) throw new AppError('not-found');
      const createdAt = new Date();
      const fresh = newQaSource({ chatbotId, createdBy: who.uid, createdAt, ...qaFields(qa) });
      transaction.create(ref, fresh);
      recordActivity(transaction, orgId, who, { kind: 'source-added', subject: qa.question });
      return true;
    }
    if (source.type !== 'qa' || source.chatbotId !== chatbotId) throw new AppError('not-found');
    if (holdsQa(source, qa)) return source.status === 'pending';
    const at = new Date();
    noteInState(transaction, noted, { kind: 'source-read', names: [qa.question], by: who.uid, at });
    keepFormer(transaction, who, sourceId, source, at);
    transaction.update(ref, qaFields(qa));
    return true;
  });
  if (isChanged) await enqueueIngestion(orgId, sourceId, `qa-${Date.now()}`);
  await settleAlike({ orgId, chatbotId }, [qa.question]);
}
