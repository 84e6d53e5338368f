import type { finishMailSignIn as contract } from '@parlance/domain/contracts/channels';
import { AppError } from '@parlance/domain/errors';
import type * as z from 'zod/mini';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { isMailSignInToken, mailVerifierOf } from '../../kernel/access/tokens/mailSignInToken.ts';
import { newSecret } from '../../kernel/platform/secrets/newSecret.ts';
import { ChannelError } from '../connection/ChannelError.ts';
import { proveMailbox } from '../services/email/proveMailbox.ts';
import { askToken } from '../services/email/signIn/askToken.ts';
import { mailReturnUrl } from '../services/email/signIn/mailReturnUrl.ts';
import { signInProvider } from '../services/email/signIn/signInProvider.ts';
import { connectAccount } from './connectAccount.ts';
import { isSameMail } from './isSameMail.ts';

/**
 * Connects a chatbot with the mailbox whose owner has consented at its provider. The consent must open just that mailbox, for reading and for
 * sending. Throws `token-invalid` where another member began, or too long ago, or as `connectAccount` does.
 */
export async function finishMailSignIn(
  who: Membership,
  { chatbotId, provider: signIn, address, senderName, state, code }: z.output<typeof contract.input>,
  now = new Date(),
): Promise<string> {
  const { orgId, uid } = who;
  if (!isMailSignInToken({ orgId, uid, chatbotId, provider: signIn }, state)) throw new AppError('token-invalid');
  const provider = signInProvider(signIn);
  const grant = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: mailReturnUrl(),
    code_verifier: mailVerifierOf(state),
  };
  const { accessToken, refreshToken } = await askToken(provider, grant).catch((error: unknown) => {
    // The code was used, or is over: the page is open a second time.
    if (error instanceof ChannelError && error.fault === 'key-refused') throw new AppError('token-invalid');
    if (error instanceof ChannelError) throw new AppError('channel-unreachable');
    throw error;
  });
  // Without one the mailbox would be read for an hour.
  if (refreshToken === undefined) throw new AppError('channel-key-refused');
  const { imap, smtp } = provider;
  const servers = { userName: address, imap, smtp };
  const { channelId } = await connectAccount(who, {
    chatbotId,
    secret: { access: refreshToken, verification: newSecret() },
    prove: async () => ({
      account: { kind: 'email', address, senderName, forwardTo: '', servers, signIn },
      mailbox: { ...(await proveMailbox(servers, { accessToken })), nextPollAt: now, failures: 0 },
    }),
    isSame: isSameMail,
  });
  return channelId;
}
