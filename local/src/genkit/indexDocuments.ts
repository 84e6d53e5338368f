import { AppError } from '@parlance/domain/errors';
import * as z from 'zod';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { refs } from '../../../functions/src/kernel/platform/refs.ts';
import { makePassage } from '../../../functions/src/knowledge/chunks/makePassage.ts';
import { replaceChunks } from '../../../functions/src/knowledge/chunks/replaceChunks.ts';

/** A document of Genkit, as a developer types one. */
const documentSchema = z.object({
  content: z.array(z.object({ text: z.string().default('') })),
  metadata: z.object({ heading: z.string().default('') }).default({ heading: '' }),
});

/** Makes the passages of a source that is there equal `documents`, until it is read again. Throws `not-found` without it. */
export async function indexDocuments(
  documents: readonly unknown[],
  { orgId, sourceId }: { orgId: string; sourceId: string },
  provider: AiProvider,
): Promise<void> {
  const source = (await refs.source(orgId, sourceId).get()).data();
  if (source === undefined) throw new AppError('not-found');
  const passages = z
    .array(documentSchema)
    .parse(documents)
    .map(({ content, metadata }, index) =>
      makePassage({ heading: metadata.heading, text: content.map(({ text }) => text).join('\n') }, index),
    );
  const { name: sourceName, chatbotId } = source;
  const place = { orgId, sourceId, sourceName, chatbotId, pageId: null, url: null, isCurrent: () => true };
  await replaceChunks({ ...place, now: new Date() }, passages, provider, async () => undefined);
}
