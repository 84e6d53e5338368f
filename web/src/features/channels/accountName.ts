import type { ChannelAccount } from '@parlance/domain/documents/channels/channel';

/** Name of an account as its service shows it. */
export function accountName(account: ChannelAccount): string {
  switch (account.kind) {
    case 'email':
      return account.address;
    case 'telegram':
      return `@${account.userName}`;
    case 'whatsapp':
      return account.phoneNumber;
    case 'messenger':
      return account.pageName;
    case 'instagram':
      return `@${account.userName}`;
  }
}
