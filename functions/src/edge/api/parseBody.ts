import { AppError } from '@parlance/domain/errors';
import { isWellFormed } from '../../kernel/access/isWellFormed.ts';
import type { ApiOperation } from './operation.ts';

/** Room for the longest texts that an operation without a limit of its own takes, several times over. */
const DEFAULT_MAX_BYTES = 64 * 1024;

/**
 * A request's body as an operation takes it: JSON, and an empty object where it takes none. Throws `invalid-input` for a body that
 * is too long, no JSON by its type or its text, or holds what cannot be stored.
 */
export function parseBody(
  { body: schema, maxBytes = DEFAULT_MAX_BYTES }: Pick<ApiOperation, 'body' | 'maxBytes'>,
  contentType: string | undefined,
  bytes: Uint8Array,
): unknown {
  if (schema === null) return {};
  if (bytes.byteLength > maxBytes) throw new AppError('invalid-input', { max: maxBytes });
  if (!/^application\/json\s*(?:;|$)/i.test(contentType ?? '')) throw new AppError('invalid-input');
  const value = parse(bytes);
  if (!isWellFormed(value)) throw new AppError('invalid-input');
  return value;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError('invalid-input', {}, { cause: error });
  }
}
