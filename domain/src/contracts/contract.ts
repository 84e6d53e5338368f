import type { ZodMiniType } from 'zod/mini';
import type { Action } from '../roles.ts';

/**
 * Permitted callers. `public`: anyone, by rate limit. `account`: anyone signed in. `user`: a signed-in person with a confirmed
 * e-mail. `member`: a member of the input's `orgId` whose role allows the action. `visitor`: the holder of a visitor token in the
 * input. `isRecent`: only within `LIMITS.recentSignInMs` of signing in, else `recent-sign-in-required`.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'account' }
  | { kind: 'user'; isRecent?: true }
  | { kind: 'member'; action: Action; isRecent?: true }
  | { kind: 'visitor' };

/** The deployed functions that serve contracts: streamed answers, all else that visitors call, and the dashboard's calls. */
export type Service = 'answer' | 'visitor' | 'dashboard';

/** At most `uses` in a fixed window of `windowMs`, counted per caller: address prefix, conversation, organization or one of its members. */
export interface RateLimit {
  per: 'address' | 'chat' | 'org' | 'member';
  uses: number;
  windowMs: number;
}

/** A callable. All types are JSON. */
export interface Contract<I, O, C = never, A extends Access = Access> {
  /** Its export's name, and the last part of its URL. */
  name: string;
  access: A;
  /** Serving function, if it does not follow from the access: visitors' contracts are served by `visitor`, all others by `dashboard`. */
  service?: Service;
  /** True iff calling it again with the same input ends the same: clients then repeat a call that the network lost. */
  idempotent: boolean;
  /** Each throws `rate-limited` at use `uses + 1`. */
  limits?: readonly RateLimit[];
  /** Longest request body in bytes, `DEFAULT_MAX_BYTES` if not said. A longer one fails with `invalid-input`. */
  maxBytes?: number;
  input: ZodMiniType<I>;
  output: ZodMiniType<O>;
  /** Chunk that a streaming callable sends before its output. */
  chunk?: ZodMiniType<C>;
}

/** Room for the longest texts that settings hold, several times over. */
export const DEFAULT_MAX_BYTES = 256 * 1024;

/** Types a contract without widening it. */
export function defineContract<I, O, C = never, const A extends Access = Access>(
  contract: Contract<I, O, C, A>,
): Contract<I, O, C, A> {
  return contract;
}

/** The deployed function that serves a contract. */
export function serviceOf({ service, access }: Pick<Contract<never, never>, 'service' | 'access'>): Service {
  return service ?? (access.kind === 'visitor' ? 'visitor' : 'dashboard');
}

/** Path of a contract below the functions' base URL. */
export function callablePath(contract: Pick<Contract<never, never>, 'name' | 'service' | 'access'>): string {
  return `${serviceOf(contract)}/${contract.name}`;
}
