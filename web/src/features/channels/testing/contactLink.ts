import type { ChannelAccount } from '@parlance/domain/documents/channels/channel';

/**
 * Address that opens an exchange with an account in its own service. Sources: https://faq.whatsapp.com/5913398998672934,
 * https://core.telegram.org/api/links, https://developers.facebook.com/docs/messenger-platform/discovery/m-me-links and
 * https://developers.facebook.com/docs/messenger-platform/instagram/features/ig-me-links.
 */
export function contactLink(account: ChannelAccount): string {
  switch (account.kind) {
    case 'email':
      return `mailto:${account.address}`;
    case 'telegram':
      return `https://t.me/${encodeURIComponent(account.userName)}`;
    case 'whatsapp':
      return `https://wa.me/${account.phoneNumber.replaceAll(/\D/g, '')}`;
    case 'messenger':
      return `https://m.me/${encodeURIComponent(account.pageId)}`;
    case 'instagram':
      return `https://ig.me/m/${encodeURIComponent(account.userName)}`;
  }
}
