import type { Contact } from '../context/Contact.ts';
import type { Host } from '../context/Host.ts';
import type { Access } from '../transport/backend.ts';
import { createContactCalls } from './createContactCalls.ts';
import { followIdentity } from './followIdentity.ts';

interface Following {
  host: Host;
  onContact: (contact: Contact) => void;
  /** The chat goes on with another conversation. */
  onOther: () => void;
}

/** Follows what the page says of its visitor, and has the chat go on as the contact whom its server vouches for. */
export function startFollowing(access: Access, { host, onContact, onOther }: Following): (said: unknown) => void {
  const { identify, listChats, openChat } = createContactCalls(access);
  let isContact = false;
  return followIdentity({
    identify,
    onContact: (hasMessages) => {
      if (isContact || hasMessages) onOther();
      isContact = true;
      onContact({
        listChats,
        openChat: async (chatId) => {
          await openChat(chatId);
          onOther();
        },
      });
    },
    onSignOut: () => {
      access.session.forget();
      host.post({ parlance: 'kept', count: 0 });
      // The page brings the token of a conversation that nobody has begun.
      location.reload();
    },
    // oxlint-disable-next-line no-console -- the website's developer reads it there: visitors see a chat that does not know them
    onRefused: (fault) => console.warn(`Parlance: the visitor's token was refused: ${fault}`),
  });
}
