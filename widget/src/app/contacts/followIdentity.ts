import type { Identified } from './createContactCalls.ts';
import { mayPass, toFailure } from '../transport/failure.ts';

/** Wait before a token is exchanged again, in milliseconds. */
const AGAIN_MS = 5000;

interface Steps {
  identify: (identityToken: string) => Promise<Identified>;
  /** The chat goes on as a contact. */
  onContact: (hasMessages: boolean) => void;
  onSignOut: () => void;
  onRefused: (fault: string) => void;
}

function tokenIn(said: unknown): string | undefined {
  if (typeof said !== 'object' || said === null || !('token' in said)) return undefined;
  return typeof said.token === 'string' && said.token !== '' ? said.token : undefined;
}

/**
 * Follows what the page says of its visitor: a token is exchanged once, one after the other; null signs out. Claims without a token, and an
 * empty one, change nothing here.
 */
export function followIdentity({ identify, onContact, onSignOut, onRefused }: Steps): (said: unknown) => void {
  let latest: string | null | undefined;
  let isContact = false;
  let queue = Promise.resolve();

  async function exchange(token: string, tries: number): Promise<void> {
    if (token !== latest) return;
    try {
      const identified = await identify(token);
      if ('fault' in identified) return onRefused(identified.fault);
      isContact = true;
      // Signed out meanwhile: what came back is nobody's any more.
      if (latest === null) onSignOut();
      else onContact(identified.hasMessages);
    } catch (error) {
      if (mayPass(toFailure(error), tries)) setTimeout(() => enqueue(token, tries + 1), AGAIN_MS);
    }
  }

  function enqueue(token: string, tries = 1): void {
    queue = queue.then(() => exchange(token, tries));
  }

  return (said) => {
    const token = tokenIn(said);
    if (said === null) {
      latest = null;
      if (isContact) onSignOut();
    } else if (token !== undefined && token !== latest) {
      latest = token;
      enqueue(token);
    }
  };
}
