import { newQaSource, qaSourceSchema } from '@parlance/domain/documents/knowledge/source';
import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { sourcesOfType } from '@parlance/domain/queries/sources';
import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import { settleAlike } from '../../answering/settleUnanswered.ts';
import { enqueueIngestion } from '../ingestion/enqueueIngestion.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { keepFormer } from './removed/keepFormer.ts';
import { namesInOne } from './namesInOne.ts';
import { holdsQa, type Qa, qaFields } from './qaFields.ts';
import { foldQuestion } from './foldQuestion.ts';

interface QaRow extends Qa {
  sourceId: string;
}

const presentSchema = qaSourceSchema.pick({ question: true, answer: true, status: true });

type Present = z.infer<typeof presentSchema>;

/**
 * Makes questions with their answers, or changes those that are there: the one with the row's id, else the chatbot's one
 * with that question. Of rows with the same question the last counts. Questions like them are no unanswered ones any more. All or nothing; sent again, it changes nothing.
 * Throws `not-found` for a chatbot that is not there and for an id that is taken by anything else.
 */
export async function importQa(
  who: Membership,
  chatbotId: string,
  rows: readonly QaRow[],
): Promise<{ created: number; updated: number }> {
  const { orgId, uid } = who;
  const distinct = [...new Map(rows.map((row) => [foldQuestion(row.question), row])).values()];
  // In turn: of two that hold the same set of questions, the emulator ends one in a way that is not tried again.
  const { created, updated } = await transactionInTurn(paths.chatbot(orgId, chatbotId), async (transaction) => {
    await requireChatbot(transaction, orgId, chatbotId);
    const present = await presentQa(transaction, orgId, chatbotId);
    const idOf = new Map([...present].map(([id, { question }]) => [foldQuestion(question), id]));
    const targets = distinct.map((row) => ({
      row,
      id: present.has(row.sourceId) ? row.sourceId : (idOf.get(foldQuestion(row.question)) ?? row.sourceId),
    }));
    const fresh = targets.filter(({ id }) => !present.has(id));
    const changed = targets.filter(({ id, row }) => {
      const source = present.get(id);
      return source !== undefined && !holdsQa(source, row);
    });
    await refuseTaken(
      transaction,
      orgId,
      fresh.map(({ id }) => id),
    );
    const former =
      changed.length === 0 ? [] : await transaction.getAll(...changed.map(({ id }) => refs.source(orgId, id)));
    const createdAt = new Date();
    for (const { id, row } of fresh) {
      const source = newQaSource({ chatbotId, createdBy: uid, createdAt, ...qaFields(row) });
      transaction.create(refs.source(orgId, id), source);
    }
    for (const [index, { id, row }] of changed.entries()) {
      const source = former[index]?.data();
      if (source?.type === 'qa') keepFormer(transaction, who, id, source, createdAt);
      transaction.update(refs.source(orgId, id), qaFields(row));
    }
    if (fresh.length > 0) {
      const subject = namesInOne(fresh.map(({ row }) => row.question));
      recordActivity(transaction, orgId, who, { kind: 'source-added', subject });
    }
    return { created: fresh, updated: changed };
  });
  const reason = `qa-${Date.now()}`;
  await Promise.all([...created, ...updated].map(({ id }) => enqueueIngestion(orgId, id, reason)));
  await settleAlike(
    { orgId, chatbotId },
    distinct.map(({ question }) => question),
  );
  return { created: created.length, updated: updated.length };
}

/** The chatbot's questions with their answers, by their ids. */
async function presentQa(transaction: Transaction, orgId: string, chatbotId: string): Promise<Map<string, Present>> {
  const found = await transaction.get(
    queryOf(refs.sources(orgId), sourcesOfType, { chatbotId, type: 'qa' })
      .select('question', 'answer', 'status')
      .withConverter(null),
  );
  return new Map(found.docs.map((source) => [source.id, presentSchema.parse(source.data())]));
}

async function refuseTaken(transaction: Transaction, orgId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await transaction.getAll(...ids.map((id) => refs.source(orgId, id)));
  if (found.some(({ exists }) => exists)) throw new AppError('not-found');
}
