import { useEffect, useState } from 'react';
import type { Contact } from '../context/Contact.ts';
import type { Host } from '../context/Host.ts';
import type { Access } from '../transport/backend.ts';

interface Following {
  /** Undefined for a visitor whom nobody vouches for. */
  contact: Contact | undefined;
  /** Changes when the chat goes on with another conversation: what is shown begins anew. */
  run: number;
}

function hasToken(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'token' in said;
}

/** The contact for whom the chat speaks, as the page's server says. The code of contacts is loaded with the page's first token. */
export function useContact(host: Host, access: Access | undefined): Following {
  const [contact, setContact] = useState<Contact>();
  const [run, setRun] = useState(0);

  useEffect(() => {
    if (access === undefined) return undefined;
    const steps = { host, onContact: setContact, onOther: () => setRun((current) => current + 1) };
    let following: Promise<(said: unknown) => void> | undefined;
    let hasAsked = false;
    return host.listen(({ identity }) => {
      if (!hasAsked) host.post({ parlance: 'identify', count: 0 });
      hasAsked = true;
      if (!following && !hasToken(identity)) return;
      following ??= import('./startFollowing.ts').then(({ startFollowing }) => startFollowing(access, steps));
      // Without the code the chat does not know its visitor.
      following.then((follow) => follow(identity)).catch(() => undefined);
    });
  }, [host, access]);

  return { contact, run };
}
