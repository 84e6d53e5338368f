import type { ZodMiniType } from 'zod/mini';
import type { Action } from '../roles.ts';

/**
 * Who may call. `public`: anyone, by rate limit. `account`: anyone signed in. `user`: a signed-in person with a confirmed
 * e-mail. `member`: a member of the input's `orgId` whose role allows the action. `visitor`: the holder of a visitor token
 * in the input. `isRecent`: only within `LIMITS.recentSignInMs` of signing in, else `recent-sign-in-required`.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'account' }
  | { kind: 'user'; isRecent?: true }
  | { kind: 'member'; action: Action; isRecent?: true }
  | { kind: 'visitor' };

/** A callable: its name is the exported function's and the URL's last part. All types are JSON. */
export interface Contract<I, O, C> {
  name: string;
  access: Access;
  input: ZodMiniType<I>;
  output: ZodMiniType<O>;
  /** What a streaming callable sends before its output. */
  chunk?: ZodMiniType<C>;
}

/** Types a contract without widening it. */
export function defineContract<I, O, C = never>(contract: Contract<I, O, C>): Contract<I, O, C> {
  return contract;
}
