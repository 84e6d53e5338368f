import { websiteSourceSchema } from '@parlance/domain/documents/knowledge/source';
import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';
import { SOURCE_TYPES } from '@parlance/domain/documents/knowledge/source';
import * as z from 'zod';
import { refs } from '../../kernel/platform/refs.ts';

const rowSchema = websiteSourceSchema
  .pick({ name: true, fingerprint: true, chunks: true })
  .extend({ type: z.enum(SOURCE_TYPES) });

/** The sources that a chatbot can answer from now: those with passages, in the order of their ids. */
export async function readPresent(orgId: string, chatbotId: string): Promise<KnownSource[]> {
  const found = await refs
    .sources(orgId)
    .where('chatbotId', '==', chatbotId)
    .where('chunks', '>', 0)
    .select('type', 'name', 'fingerprint', 'chunks')
    .withConverter(null)
    .get();
  return found.docs
    .map((source) => ({ ...rowSchema.parse(source.data()), id: source.id }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
