import { ATTACHMENT_TYPES } from '@parlance/domain/attachments/attachment';
import type { ChannelSecret } from '@parlance/domain/documents/channels/channel';
import { LIMITS } from '@parlance/domain/limits';
import type { OutgoingFile } from '../../connection/Adapter.ts';
import { ChannelError } from '../../connection/ChannelError.ts';
import { callGraph } from './callGraph.ts';

/**
 * Gives Meta a file, which no customer sees before a message names it, and returns the answer. Throws `ChannelError`; where nobody knows whether it
 * arrived, it may be given again: `service-away`.
 * @param field Name that the bytes have in the form.
 */
export async function uploadFile(
  secret: ChannelSecret,
  path: string,
  fields: Readonly<Record<string, string>>,
  { field, file }: { field: string; file: OutgoingFile },
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(field, new File([new Uint8Array(file.bytes)], file.name, { type: ATTACHMENT_TYPES[file.type] }));
  try {
    return await callGraph(secret, path, { body: form, patienceMs: LIMITS.channelFileMs });
  } catch (error) {
    if (error instanceof ChannelError && error.fault === 'not-confirmed') throw new ChannelError('service-away');
    throw error;
  }
}
