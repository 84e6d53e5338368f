import * as z from 'zod/mini';
import { toFailure } from './failure.ts';
import { postCallable } from './postCallable.ts';

export interface VisitorSession {
  /** Runs a call with the visitor's token; if the token has run out, renews it once and runs the call again. */
  withToken: <T>(call: (token: string) => Promise<T>, signal: AbortSignal) => Promise<T>;
  /** Goes on with another conversation. */
  use: (token: string) => void;
}

const tokenSchema = z.object({ token: z.string() });

/** Holds the visitor's token, in memory alone. */
export function createVisitorSession(functionsUrl: string, firstToken: string): VisitorSession {
  let token = firstToken;
  let renewal: Promise<void> | undefined;

  async function renew(signal: AbortSignal): Promise<void> {
    const result = await postCallable({ url: `${functionsUrl}/visitor/renewVisitorToken`, input: { token }, signal });
    ({ token } = tokenSchema.parse(result));
  }

  return {
    use: (next) => {
      token = next;
    },
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
