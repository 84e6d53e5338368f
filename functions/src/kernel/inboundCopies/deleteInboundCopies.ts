import type { InboundMessage } from '@parlance/domain/documents/channels/inbound';
import { inboundCopy } from './inboundCopy.ts';

/** Deletes the files that came with a message from where they waited: they are in the conversation, or are not taken. */
export async function deleteInboundCopies(orgId: string, message: InboundMessage | null): Promise<void> {
  const paths = (message?.files ?? []).map(({ path }) => path).filter((path) => path !== '');
  await Promise.all(paths.map(async (path) => inboundCopy(orgId, path)?.delete({ ignoreNotFound: true })));
}
