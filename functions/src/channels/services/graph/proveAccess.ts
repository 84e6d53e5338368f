import type { ChannelSecret } from '@parlance/domain/documents/channels/channel';
import type { ZodType } from 'zod';
import { ChannelError } from '../../connection/ChannelError.ts';
import { callGraph } from './callGraph.ts';

/**
 * Reads an object of Meta's that an access must open. Throws `ChannelError`: `key-refused` as well where Meta says that there is no such object,
 * which it says of those that the access does not open, and where the app's secret is another's.
 */
export async function proveAccess<T>(
  secret: ChannelSecret,
  path: string,
  fields: string,
  schema: ZodType<T>,
): Promise<T> {
  try {
    const found = schema.safeParse(await callGraph(secret, path, { fields: { fields } }));
    if (!found.success) throw new ChannelError('key-refused');
    return found.data;
  } catch (error) {
    if (error instanceof ChannelError && error.fault === 'message-invalid') throw new ChannelError('key-refused');
    throw error;
  }
}
