import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { OpenInvite } from '../../OpenInvite.ts';

/** Reason that nobody can join with an invitation, now or ever. */
export type InviteProblem =
  | { kind: 'invalid' }
  | { kind: 'full'; organizationName: string; inviterName: string; max: number };

interface InviteAction<A extends readonly unknown[]> {
  isBusy: boolean;
  /** Any other failure. */
  failure: { error: unknown } | undefined;
  run: (...args: A) => void;
}

/** A way of joining: reports what stands in everybody's way, and keeps every other failure for its form. */
export function useInviteAction<A extends readonly unknown[]>(
  { organizationName, inviterName }: OpenInvite,
  onProblem: (problem: InviteProblem) => void,
  perform: (...args: A) => Promise<void>,
): InviteAction<A> {
  return useSubmit(async (...args: A) => {
    try {
      await perform(...args);
    } catch (error) {
      const { code, details } = toAppError(error);
      if (code === 'seat-limit-reached') {
        onProblem({ kind: 'full', organizationName, inviterName, max: details['max'] ?? 0 });
      } else if (code === 'token-invalid') {
        onProblem({ kind: 'invalid' });
      } else throw error;
    }
  });
}
