import * as z from 'zod';
import { createVisitorToken, type Visitor } from '../../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { watchChat } from '@parlance/domain/contracts/conversations/handover';
import { callContract } from '../../../support/callContract.ts';
import { postToAccounts } from './postToAccounts.ts';

const sessionSchema = z.object({ idToken: z.string(), refreshToken: z.string() });

/** A session of the account under which a visitor's browser watches its conversation. */
export async function watcherSession(visitor: Visitor): Promise<z.infer<typeof sessionSchema>> {
  const { customToken } = await callContract(watchChat, { token: createVisitorToken(visitor) });
  const signedIn = await postToAccounts('signInWithCustomToken', { token: customToken, returnSecureToken: true });
  return sessionSchema.parse(signedIn.body);
}
