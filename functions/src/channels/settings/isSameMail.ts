import type { ChannelAccount } from '@parlance/domain/documents/channels/channel';

/** True iff two accounts have one address of mail. */
export function isSameMail(one: ChannelAccount, other: ChannelAccount): boolean {
  return one.kind === 'email' && other.kind === 'email' && one.address.toLowerCase() === other.address.toLowerCase();
}
