import * as z from 'zod/mini';
import { storedToken } from './storedToken.ts';
import { toFailure } from './failure.ts';
import { postCallable } from './postCallable.ts';

export interface VisitorSession {
  /** Runs a call with the visitor's token; if the token has run out, renews it once and runs the call again. */
  withToken: <T>(call: (token: string) => Promise<T>, signal: AbortSignal) => Promise<T>;
  /** Goes on with another conversation. */
  use: (token: string) => void;
  /** Has the conversation go on in this tab, on this page or the next. */
  keep: () => void;
  /** Removes what `keep` has stored, and goes on with the conversation that the page brought. */
  forget: () => void;
  /** True if the conversation was kept on a page before this one, until it is forgotten. */
  isKept: () => boolean;
}

const tokenSchema = z.object({ token: z.string() });

/** Holds the visitor's token: in memory and, of a conversation that is kept, in this tab's storage. */
export function createVisitorSession(functionsUrl: string, chatbotId: string, firstToken: string): VisitorSession {
  const { asked, tab } = storedToken;
  const kept = tab.read(chatbotId);
  let isKept = kept !== null;
  let token = kept ?? firstToken;

  function use(next: string): void {
    token = next;
    if (isKept) tab.write(chatbotId, next);
  }

  let renewal: Promise<void> | undefined;

  async function renew(signal: AbortSignal): Promise<void> {
    const result = await postCallable({ url: `${functionsUrl}/visitor/renewVisitorToken`, input: { token }, signal });
    use(tokenSchema.parse(result).token);
  }

  return {
    use,
    keep: () => {
      isKept = true;
      use(token);
    },
    forget: () => {
      isKept = false;
      token = firstToken;
      tab.remove(chatbotId);
      asked.remove(chatbotId);
    },
    isKept: () => isKept,
    withToken: async (call, signal) => {
      const used = token;
      try {
        return await call(used);
      } catch (error) {
        const failure = toFailure(error);
        if (failure.kind !== 'server' || failure.code !== 'visitor-token-expired') throw error;
        if (used === token) {
          // Two calls that find the token expired share one renewal.
          renewal ??= renew(signal).finally(() => {
            renewal = undefined;
          });
          await renewal;
        }
        return call(token);
      }
    },
  };
}
