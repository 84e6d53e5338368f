import { hashSecret } from '../../kernel/platform/secrets/hashSecret.ts';
import type { ChannelPlace } from '../connection/ChannelPlace.ts';

/** Id of an exchange: the same customer's next message finds it. */
export function threadIdOf({ channelId }: Pick<ChannelPlace, 'channelId'>, threadKey: string): string {
  return hashSecret(`${channelId}/${threadKey}`);
}
