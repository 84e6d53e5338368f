import type { ChannelAccount } from '@parlance/domain/documents/channels/channel';

/** Name of a connection for people: the service's, and the account's there. */
export function channelName(account: ChannelAccount): string {
  switch (account.kind) {
    case 'email':
      return account.address;
    case 'telegram':
      return `Telegram @${account.userName}`;
    case 'whatsapp':
      return `WhatsApp ${account.phoneNumber}`;
    case 'messenger':
      return `Messenger ${account.pageName}`;
    case 'instagram':
      return `Instagram @${account.userName}`;
  }
}
