import * as z from 'zod/mini';
import { storedToken } from './storedToken.ts';
import { type Failure, toFailure } from './failure.ts';
import { postCallable } from './postCallable.ts';

export interface VisitorSession {
  /** Runs a call with the visitor's token; if the token has run out, renews it once and runs the call again. */
  withToken: <T>(call: (token: string) => Promise<T>, signal: AbortSignal) => Promise<T>;
  /** Goes on with another conversation. */
  use: (token: string) => void;
  /**
   * Goes on as a contact by a token that is on its way, for which later calls wait: what is said meanwhile is the contact's. Nothing that
   * opens the conversation is stored from then on. Without a token all stays as it was.
   */
  identify: (coming: (token: string) => Promise<ContactToken | undefined>, signal: AbortSignal) => Promise<void>;
  /** Has the conversation go on in this tab, on this page or the next. */
  keep: () => void;
  /** Removes what `keep` has stored, and goes on with the conversation that the page brought. */
  forget: () => void;
  /** True if the conversation was kept on a page before this one, or is a contact's that was begun, until it is forgotten. */
  isKept: () => boolean;
}

interface ContactToken {
  token: string;
  /** There is something to read in the conversation. */
  hasMessages: boolean;
}

const tokenSchema = z.object({ token: z.string() });

function isExpired(failure: Failure): boolean {
  return failure.kind === 'server' && failure.code === 'visitor-token-expired';
}

async function renewedToken(functionsUrl: string, token: string, signal: AbortSignal): Promise<string> {
  const result = await postCallable({ url: `${functionsUrl}/visitor/renewVisitorToken`, input: { token }, signal });
  return tokenSchema.parse(result).token;
}

/** Holds the visitor's token: in memory and, of a conversation that is kept, in this tab's storage. */
export function createVisitorSession(functionsUrl: string, chatbotId: string, firstToken: string): VisitorSession {
  const { asked, tab } = storedToken;
  const kept = tab.read(chatbotId);
  let isKept = kept !== null;
  let token = kept ?? firstToken;
  let isContact = false;

  function use(next: string): void {
    token = next;
    if (isKept && !isContact) tab.write(chatbotId, next);
  }

  let renewal: Promise<void> | undefined;
  let isIdentified: Promise<void> | undefined;

  async function withToken<T>(call: (token: string) => Promise<T>, signal: AbortSignal): Promise<T> {
    const used = token;
    try {
      return await call(used);
    } catch (error) {
      if (!isExpired(toFailure(error))) throw error;
      if (used === token) {
        // Two calls that find the token expired share one renewal.
        renewal ??= renewedToken(functionsUrl, token, signal)
          .then(use)
          .finally(() => {
            renewal = undefined;
          });
        await renewal;
      }
      return call(token);
    }
  }

  const becomeContact: VisitorSession['identify'] = async (coming, signal) => {
    const next = await withToken(coming, signal);
    if (next === undefined) return;
    isContact = true;
    isKept = next.hasMessages;
    ({ token } = next);
    tab.remove(chatbotId);
  };

  return {
    use,
    identify: (coming, signal) => {
      isIdentified = becomeContact(coming, signal);
      return isIdentified;
    },
    keep: () => {
      isKept = true;
      use(token);
    },
    forget: () => {
      isKept = false;
      if (!isContact) token = firstToken;
      tab.remove(chatbotId);
      asked.remove(chatbotId);
    },
    isKept: () => isKept,
    withToken: async (call, signal) => {
      await isIdentified?.catch(() => undefined);
      return withToken(call, signal);
    },
  };
}
