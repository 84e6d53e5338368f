import type { Chat } from '@parlance/domain/documents/chats/chat';
import { shownPhone } from '@parlance/domain/phones/shownPhone';

interface ShownCustomer {
  text: string;
  href: string;
}

const DIGITS = /^[1-9]\d{6,14}$/;

/**
 * Address of a customer at the service by which they write, as people know it, and where it leads. Undefined where people know none: an id of the
 * service's says nothing to anybody.
 */
export function shownCustomer({ channel, customer }: Pick<Chat, 'channel' | 'customer'>): ShownCustomer | undefined {
  if (customer === null) return undefined;
  const { address, userName } = customer;
  // Masked, or hidden by its owner.
  if (channel === 'whatsapp')
    return DIGITS.test(address) ? { text: shownPhone(address), href: `tel:+${address}` } : undefined;
  if (userName === '') return undefined;
  const name = encodeURIComponent(userName);
  if (channel === 'telegram') return { text: `@${userName}`, href: `https://t.me/${name}` };
  return channel === 'instagram' ? { text: `@${userName}`, href: `https://www.instagram.com/${name}/` } : undefined;
}
