import { websiteSourceSchema } from '@parlance/domain/documents/knowledge/source';
import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';
import { SOURCE_TYPES } from '@parlance/domain/documents/knowledge/source';
import { trainedSources } from '@parlance/domain/queries/sources';
import * as z from 'zod';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';

const rowSchema = websiteSourceSchema
  .pick({ name: true, fingerprint: true, chunks: true })
  .extend({ type: z.enum(SOURCE_TYPES) });

/** The sources that a chatbot can answer from now: those with passages, in the order of their ids. */
export async function readPresent(orgId: string, chatbotId: string): Promise<KnownSource[]> {
  const found = await queryOf(refs.sources(orgId), trainedSources, { chatbotId })
    .select('type', 'name', 'fingerprint', 'chunks')
    .withConverter(null)
    .get();
  return found.docs
    .map((source) => ({ ...rowSchema.parse(source.data()), id: source.id }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
