import type { Chunk } from '@parlance/domain/documents/chunk';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { AiProvider } from '../ai/provider.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';
import { removeChunks } from './removeChunks.ts';
import type { Passage } from './splitText.ts';

/** 768 numbers are about 7 kB on the wire: 100 chunks stay far below Firestore's 10 MB a commit. */
const BATCH = 100;

export interface SourceIdentity {
  orgId: string;
  sourceId: string;
  sourceName: string;
  chatbotId: string;
}

/** A chunk's id is its source, its vector space and its content: writing it twice writes the same document. */
function chunkId(sourceId: string, space: string, passage: Passage): string {
  return `${sourceId}-${space}-${passage.hash.slice(0, 32)}`;
}

/**
 * Makes a source's chunks equal `passages`: new ones are embedded and written, unchanged ones keep their vector, the rest
 * goes last, so that answers never find a gap. `onProgress` hears the finished share from 0 to 1.
 */
export async function replaceChunks(
  identity: SourceIdentity,
  passages: readonly Passage[],
  provider: AiProvider,
  onProgress: (share: number) => Promise<void>,
): Promise<void> {
  const { orgId, sourceId } = identity;
  const wanted = new Map(passages.map((passage) => [chunkId(sourceId, provider.space, passage), passage]));
  const present = await refs.chunks(orgId).where('sourceId', '==', sourceId).select('hash').withConverter(null).get();
  const known = new Set(present.docs.map((chunk) => chunk.id));
  const fresh = [...wanted].filter(([id]) => !known.has(id));
  for (let start = 0; start < fresh.length; start += BATCH) {
    const part = fresh.slice(start, start + BATCH);
    const vectors = await provider.embedPassages(part.map(([, passage]) => `${passage.heading}\n${passage.text}`));
    const batch = db.batch();
    part.forEach(([id, passage], position) => {
      const chunk: Chunk = {
        ...passage,
        chatbotId: identity.chatbotId,
        sourceId,
        sourceName: identity.sourceName,
        space: provider.space,
      };
      batch.set(db.doc(paths.chunk(orgId, id)), { ...chunk, embedding: FieldValue.vector(vectors[position]) });
    });
    await batch.commit();
    await onProgress((start + part.length) / fresh.length);
  }
  await removeChunks(orgId, sourceId, new Set(wanted.keys()));
}
