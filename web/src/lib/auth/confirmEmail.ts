import { confirmEmail as contract } from '@parlance/domain/contracts/accounts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { refreshSession } from './session/refreshSession.ts';

export type Confirmation = 'confirmed' | 'token-invalid' | 'token-other-account';

/**
 * Confirms the signed-in account's address by the token of its mail and takes a session that knows it.
 * Throws an `AppError` when it could not be tried.
 */
export async function confirmEmail(token: string): Promise<Confirmation> {
  try {
    await callContract(contract, { token });
  } catch (error) {
    const failure = toAppError(error);
    // A token of the wrong form never gets as far as being looked up.
    if (failure.code === 'token-invalid' || failure.code === 'invalid-input') return 'token-invalid';
    if (failure.code === 'token-other-account') return failure.code;
    throw failure;
  }
  await refreshSession();
  return 'confirmed';
}
