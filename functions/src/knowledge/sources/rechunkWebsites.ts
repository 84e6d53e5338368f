import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { outdatedSources } from '@parlance/domain/queries/sources';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CHUNKER } from '../chunks/CHUNKER.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { recrawlWebsite } from './recrawlWebsite.ts';

/** Few at a time: each is read at its site's own pace, beside those that people wait for. */
const BATCH_SIZE = 10;
/** Maximum websites looked at: those that have to wait hold up no others. */
const MOST = 1000;

/**
 * Has websites read again whose pages were cut in an older way, as `rechunkSources` has files. Their passages stay until the new
 * ones are written. A site that was asked for in the last day waits, such as one that cannot be reached, and so do those of
 * chatbots on the way to another embedding space. Says how many it began.
 */
export async function rechunkWebsites(
  embeddingSpace: string,
  now = new Date(),
  recrawl = recrawlWebsite,
): Promise<number> {
  const behind = groupQueryOf(outdatedSources, { type: 'website', chunker: CHUNKER }).limit(BATCH_SIZE * 10);
  let begun = 0;
  let page = await behind.get();
  for (let seen = page.size; !page.empty; seen += page.size) {
    for (const found of page.docs) {
      if (begun >= BATCH_SIZE) return begun;
      if (!(await isDue(found, embeddingSpace, now))) continue;
      await recrawl(found.ref.parent.parent?.id ?? '', found.id);
      begun += 1;
    }
    const last = page.docs.at(-1);
    if (last === undefined || seen >= MOST) break;
    page = await behind.startAfter(last).get();
  }
  return begun;
}

async function isDue(found: QueryDocumentSnapshot, embeddingSpace: string, now: Date): Promise<boolean> {
  const { id, ref } = found;
  const orgId = ref.parent.parent?.id ?? '';
  if (ref.path !== paths.source(orgId, id)) return false;
  const source = sourceSchema.parse(found.data());
  const crawledAt = source.type === 'website' ? source.website.crawledAt : null;
  if (crawledAt === null || crawledAt.getTime() > now.getTime() - DAY_MS) return false;
  const chatbot = (await refs.chatbot(orgId, source.chatbotId).get()).data();
  return chatbot?.embeddingSpace === embeddingSpace;
}
