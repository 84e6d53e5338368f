import { MASKED_COLLECTIONS, type MaskedCollection } from '@parlance/domain/contracts/privacy';

/** A collection that is read masked, or one document of it. */
export interface MaskedSource {
  collection: MaskedCollection;
  /** Conversation of the messages. */
  chatId?: string;
  /** Undefined for the collection. */
  id: string | undefined;
}

/** Masked source that a path of an organization refers to; undefined for everything else, which is read live. */
export function maskedSource(path: string): MaskedSource | undefined {
  const [orgs, , name = '', first, second, ...rest] = path.split('/');
  if (orgs !== 'orgs') return undefined;
  if (name === 'chats' && second === 'messages' && first !== undefined && rest.length < 2) {
    return { collection: 'messages', chatId: first, id: rest[0] };
  }
  const collection = MASKED_COLLECTIONS.find((one) => one === name && one !== 'messages');
  return collection === undefined || second !== undefined ? undefined : { collection, id: first };
}
