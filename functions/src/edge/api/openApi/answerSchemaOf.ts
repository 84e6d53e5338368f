import type { ApiOperation } from '../operation.ts';
import type { Json } from './toSchema.ts';

/** Schema of an operation's answer, around that of its entry; null where it answers with nothing. */
export function answerSchemaOf({ answer }: Pick<ApiOperation, 'answer'>, entry: Json): Json | null {
  if (answer.kind === 'none') return null;
  if (answer.kind === 'one') return entry;
  const data = { type: 'array', items: entry };
  const nextCursor = { type: ['string', 'null'], description: 'Null at the end.' };
  const isPage = answer.kind === 'page';
  return {
    type: 'object',
    properties: isPage ? { data, nextCursor } : { data },
    required: isPage ? ['data', 'nextCursor'] : ['data'],
    additionalProperties: false,
  };
}
