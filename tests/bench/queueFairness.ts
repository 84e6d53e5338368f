import { importQa } from '@parlance/domain/contracts/sources/sources';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { addDocument } from '../support/addDocument.ts';
import { admin } from '../support/admin.ts';
import { callContract } from '../support/callContract.ts';
import { makeChatbot } from '../support/makeChatbot.ts';
import { makeOrg } from '../support/makeOrg.ts';

const SOURCES = 500;
const TEXT = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n';

/** Uploads a file in an organization of its own and says how many milliseconds it took until it was indexed. */
async function uploadFirst(): Promise<number> {
  const { orgId, users } = await makeOrg({ plan: 'business' });
  const chatbotId = await makeChatbot(orgId);
  const begun = performance.now();
  const { source } = await addDocument(orgId, chatbotId, users.owner, 'first.md', TEXT);
  if (source.status !== 'indexed') throw new Error(`first.md ended as ${source.status}`);
  return Math.round(performance.now() - begun);
}

/**
 * An organization's first file beside another one that has just queued 500 sources, through callables, Storage, queue and
 * workers; and the same with nobody beside it, before. Target: less than 30 s more.
 */
export async function queueFairness(): Promise<Record<string, number>> {
  await uploadFirst();
  const alone = await uploadFirst();
  const { orgId, users } = await makeOrg({ plan: 'business' });
  const chatbotId = await makeChatbot(orgId);
  for (let start = 0; start < SOURCES; start += LIMITS.qaRowsPerImport) {
    const rows = Array.from({ length: Math.min(LIMITS.qaRowsPerImport, SOURCES - start) }, (_, row) => ({
      sourceId: newId(),
      question: `What does repair number ${start + row} cost?`,
      answer: `Repair number ${start + row} costs ${start + row} euros.`,
    }));
    await callContract(importQa, { orgId, chatbotId, rows }, users.owner.idToken);
  }
  const indexed = admin.db.collection(paths.sources(orgId)).where('status', '==', 'indexed').count();
  const beside = await uploadFirst();
  const done = (await indexed.get()).data().count;
  return { alone, beside, indexedOfTheOthersMeanwhile: done };
}
