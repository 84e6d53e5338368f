import { inviteMember } from '@parlance/domain/contracts/members';
import { AppError } from '@parlance/domain/errors';
import type * as z from 'zod';
import { callContract } from '#web/lib/functions/callContract.ts';

/** Error codes that apply to every later invitation as well. */
const FINAL: readonly string[] = ['seat-limit-reached', 'rate-limited'];

export interface Invited {
  emails: readonly string[];
  /** Reasons the others were not invited, by their number. */
  failures: ReadonlyMap<number, unknown>;
}

async function failureOf(input: z.infer<typeof inviteMember.input>): Promise<unknown> {
  try {
    await callContract(inviteMember, input);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Invites people one after the other, as each takes the seat that the next one asks for. Never throws. */
export async function inviteAll(
  people: readonly { number: number; input: z.infer<typeof inviteMember.input> }[],
): Promise<Invited> {
  const emails: string[] = [];
  const failures = new Map<number, unknown>();
  let final: AppError | undefined;
  for (const { number, input } of people) {
    const failure = final ?? (await failureOf(input));
    if (failure === undefined) emails.push(input.email.trim());
    else failures.set(number, failure);
    if (failure instanceof AppError && FINAL.includes(failure.code)) final = failure;
  }
  return { emails, failures };
}
