import { newFileSource, newQaSource, type Source } from '@parlance/domain/documents/knowledge/source';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { db } from '../db.ts';

/**
 * Sources of a chatbot that were read before: `count` of one type, named "{name} 01" and so on, each with a passage, the later
 * the longer. The newest has the highest number.
 */
export async function newSourcesIn(
  { orgId, chatbotId }: { orgId: string; chatbotId: string },
  type: Exclude<Source['type'], 'website'>,
  name: string,
  count: number,
): Promise<void> {
  const batch = db.batch();
  for (let number = 1; number <= count; number += 1) {
    const label = `${name} ${String(number).padStart(2, '0')}`;
    const createdAt = new Date(Date.now() - (count - number) * MINUTE_MS);
    const own = {
      chatbotId,
      status: 'indexed' as const,
      size: number * 1000,
      characters: number * 100,
      tokens: number * 25,
      chunks: 1,
      createdBy: 'nobody',
      createdAt,
      indexedAt: createdAt,
    };
    const source =
      type === 'file'
        ? newFileSource({ ...own, name: `${label}.txt`, fileType: 'txt' })
        : newQaSource({ ...own, name: label, question: label, answer: `${label} is the answer.` });
    batch.set(db.doc(paths.source(orgId, newId())), source);
  }
  await batch.commit();
}
