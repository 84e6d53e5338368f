import { answerIdOf } from '@parlance/domain/widget/answerId';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { usageSchema } from '@parlance/domain/documents/organizations/usage';
import { paths } from '@parlance/domain/paths';
import { admin } from '../support/admin.ts';
import type { Accepted } from './Accepted.ts';

/** Documents that are neither read nor given up, and those whose passages are not each there once. */
async function brokenSources({ orgId, sources }: Accepted): Promise<string[]> {
  const problems: string[] = [];
  for (const [sourceId] of sources) {
    const source = sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data());
    const chunks = admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId);
    const { count } = (await chunks.count().get()).data();
    if (source.status === 'failed' && source.error === null) problems.push(`${sourceId} failed without a reason`);
    if (source.status !== 'indexed' && source.status !== 'failed') problems.push(`${sourceId} stayed ${source.status}`);
    if (source.chunks !== count) problems.push(`${sourceId} has ${count} of ${source.chunks} passages`);
  }
  return problems;
}

/**
 * Answers that were given and are not there, questions that are there twice, and what was charged beside what was asked. A message
 * of the plan that is taken for a question and not known to be used by it (`pending`) is looked up, as the counter itself does
 * after ten minutes: it counts as taken only if the question is stored with it. Questions that were given up at the end are
 * neither asked again nor that old.
 */
async function brokenChats({ orgId, questions }: Accepted): Promise<string[]> {
  const problems: string[] = [];
  const seen = new Map<string, number>();
  const charges = new Map<string, string | null>();
  let charged = 0;
  for (const chat of (await admin.db.collection(paths.chats(orgId)).get()).docs) {
    for (const document of (await chat.ref.collection('messages').get()).docs) {
      seen.set(document.id, (seen.get(document.id) ?? 0) + 1);
      const message = messageSchema.parse(document.data());
      if (message.role !== 'user') continue;
      charges.set(`${chat.id}/${document.id}`, message.chargeId);
      if (message.charged) charged += 1;
    }
  }
  for (const id of questions) {
    if (seen.get(id) !== 1) problems.push(`question ${id} is there ${seen.get(id) ?? 0} times`);
    if (seen.get(answerIdOf(id)) !== 1)
      problems.push(`the answer to ${id} is there ${seen.get(answerIdOf(id)) ?? 0} times`);
  }
  let used = 0;
  for (const document of (await admin.db.collection(`${paths.org(orgId)}/usage`).get()).docs) {
    const { messages, pending } = usageSchema.parse(document.data());
    const unused = Object.entries(pending).filter(([question, { id }]) => charges.get(question) !== id);
    used += messages - unused.length;
  }
  if (used !== charged) problems.push(`${used} messages of the plan are taken for ${charged} questions`);
  return problems;
}

/** Accepted work that is lost, doubled, stuck or charged wrongly; empty if all is well. */
export async function lostOrDoubled(accepted: Accepted): Promise<string[]> {
  return [...(await brokenSources(accepted)), ...(await brokenChats(accepted))];
}
