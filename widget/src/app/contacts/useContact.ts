import { useCallback, useEffect, useState } from 'react';
import type { Contact } from '../context/Contact.ts';
import type { Host } from '../context/Host.ts';
import type { Backend } from '../transport/backend.ts';
import { followIdentity } from './followIdentity.ts';

interface Following {
  /** Undefined for a visitor whom nobody vouches for. */
  contact: Contact | undefined;
  /** Changes when the chat goes on with another conversation: what is shown begins anew. */
  run: number;
}

/** The contact for whom the chat speaks, as the page's server says. */
export function useContact(host: Host, backend: Backend): Following {
  const [isContact, setIsContact] = useState(false);
  const [run, setRun] = useState(0);

  useEffect(() => {
    let wasContact = false;
    const follow = followIdentity({
      identify: backend.identify,
      ask: () => host.post({ parlance: 'identify' }),
      onContact: (hasMessages) => {
        if (wasContact || hasMessages) setRun((current) => current + 1);
        wasContact = true;
        setIsContact(true);
      },
      onSignOut: () => {
        backend.tab.forget();
        host.post({ parlance: 'kept', count: 0 });
        // The page brings the token of a conversation that nobody has begun.
        location.reload();
      },
      // oxlint-disable-next-line no-console -- the website's developer reads it there: visitors see a chat that does not know them
      onRefused: (fault) => console.warn(`Parlance: the visitor's token was refused: ${fault}`),
    });
    return host.listen(({ identity }) => follow(identity));
  }, [host, backend]);

  const openChat = useCallback(
    async (chatId: string | null) => {
      await backend.openChat(chatId);
      setRun((current) => current + 1);
    },
    [backend],
  );
  return { contact: isContact ? { openChat } : undefined, run };
}
