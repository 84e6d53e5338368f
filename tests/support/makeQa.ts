import { newQaSource, type QaSource } from '@parlance/domain/documents/knowledge/source';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { admin } from './admin.ts';

/** A question with its answer, as a worker that died left it: its lease is over. The test alone decides who reads it. */
export async function makeQa(
  orgId: string,
  chatbotId: string,
  { question, answer }: Pick<QaSource, 'question' | 'answer'>,
  overrides: Partial<QaSource> = {},
): Promise<string> {
  const sourceId = newId();
  const source = newQaSource({
    chatbotId,
    name: question,
    question,
    answer,
    status: 'processing',
    leaseUntil: new Date(0),
    createdBy: 'nobody',
    createdAt: new Date(),
    ...overrides,
  });
  await admin.db.doc(paths.source(orgId, sourceId)).set(source);
  return sourceId;
}
