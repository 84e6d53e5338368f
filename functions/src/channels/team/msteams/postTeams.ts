import { MINUTE_MS } from '@parlance/domain/durations';
import { guardedPost } from '../../../kernel/outgoing/guardedPost.ts';
import { OutgoingRefusal } from '../../../kernel/outgoing/OutgoingRefusal.ts';
import { ChannelError } from '../../connection/ChannelError.ts';
import type { RenderedPost } from '../rendering/RenderedPost.ts';
import { adaptiveCard } from './adaptiveCard.ts';

/** Posts a card to the address of a workflow of Teams. A second copy of it cannot be told from the first. Throws `ChannelError`. */
export async function postTeams(address: string, post: RenderedPost): Promise<void> {
  const status = await statusOf(address, adaptiveCard(post));
  if (status >= 200 && status <= 299) return;
  if (status === 429) throw new ChannelError('rate-limited', MINUTE_MS);
  if ([401, 403, 404, 410].includes(status)) throw new ChannelError('key-refused');
  if (status === 413) throw new ChannelError('too-large');
  throw new ChannelError(status >= 500 ? 'service-away' : 'message-invalid');
}

async function statusOf(address: string, body: string): Promise<number> {
  try {
    return await guardedPost(address, body, {});
  } catch (error) {
    if (!(error instanceof OutgoingRefusal)) throw error;
    throw new ChannelError(error.reason === 'address-not-allowed' ? 'key-refused' : 'service-away');
  }
}
