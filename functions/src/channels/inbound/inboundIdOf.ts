import { hashSecret } from '../../kernel/platform/secrets/hashSecret.ts';
import type { ChannelPlace } from '../connection/ChannelPlace.ts';

/** Id of a message, by the service's own id of it: its second delivery has the same. */
export function inboundIdOf({ channelId }: Pick<ChannelPlace, 'channelId'>, eventId: string): string {
  return hashSecret(`${channelId}/${eventId}`);
}
