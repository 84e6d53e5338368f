import { searchWords } from '../text/searchWords.ts';

/** Parts of a conversation that say who its visitor is. */
interface Known {
  channel: string;
  identity: { name: string } | null;
  customer: { address: string; userName: string } | null;
}

/** Words that a conversation is found by for its visitor: the words of the names, and the phone number of a customer of WhatsApp. */
export function personWords({ channel, identity, customer }: Known): string[] {
  const names = searchWords(`${identity?.name ?? ''} ${customer?.userName ?? ''}`);
  return channel === 'whatsapp' && customer !== null ? [customer.address, ...names] : names;
}
