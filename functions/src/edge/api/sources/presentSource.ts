import { type Source, SOURCE_TYPES, sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { SEPARATORS, USED_SEPARATORS } from '@parlance/domain/spreadsheet/separators';
import * as z from 'zod';
import { kindOf } from '../../../knowledge/SOURCE_KINDS.ts';

const [{ shape }] = sourceSchema.options;

/** A source as other programs see it. */
export const sourceEntrySchema = z.strictObject({
  id: z.string(),
  chatbotId: z.string(),
  type: z.enum(SOURCE_TYPES),
  name: z.string().describe('File name, address or question.'),
  answer: z.nullable(z.string()).describe('For questions with their answers alone.'),
  status: shape.status.describe('`indexed`: the chatbot answers from it.'),
  error: z.nullable(z.string()).describe('Why it could not be read: a code.'),
  notes: z.array(z.string()).describe('What you should know although it was read: codes.'),
  progress: z.number().describe('0 to 1, while it is being read.'),
  size: z.int().describe('Bytes.'),
  characters: z.int(),
  passages: z.int(),
  website: z
    .nullable(z.strictObject({ url: z.string(), pagesFound: z.int(), pagesIndexed: z.int(), pagesFailed: z.int() }))
    .describe('For websites alone.'),
  separator: z
    .nullable(z.strictObject({ found: z.nullable(z.enum(USED_SEPARATORS)), chosen: z.nullable(z.enum(SEPARATORS)) }))
    .describe(
      'For CSV files alone: what the last reading took to stand between the cells (null until it is read), and what somebody has chosen.',
    ),
  createdAt: z.iso.datetime(),
  indexedAt: z.nullable(z.iso.datetime()),
});

/** A source in the fields of `sourceEntrySchema`. */
export function presentSource(id: string, source: Source): z.infer<typeof sourceEntrySchema> {
  const { chatbotId, type, name, status, error, progress, size, characters, chunks, createdAt, indexedAt } = source;
  return {
    id,
    chatbotId,
    type,
    name,
    answer: null,
    status,
    error,
    notes: [...source.notes],
    progress,
    size,
    characters,
    passages: chunks,
    website: null,
    separator: null,
    ...kindOf(source).ownFields(source),
    createdAt: createdAt.toISOString(),
    indexedAt: indexedAt?.toISOString() ?? null,
  };
}
