import type { MailSignIn } from '@parlance/domain/channels/MAIL_SIGN_INS';
import { createHash } from 'node:crypto';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { createMailSignInToken, mailVerifierOf } from '../../kernel/access/tokens/mailSignInToken.ts';
import { db } from '../../kernel/platform/app.ts';
import { mailReturnUrl } from '../services/email/signIn/mailReturnUrl.ts';
import { signInProvider } from '../services/email/signIn/signInProvider.ts';

interface Beginning {
  chatbotId: string;
  provider: MailSignIn;
  address: string;
}

/**
 * Address of the provider's page on which the owner of a mailbox consents (RFC 6749, section 4.1.1, with the proof of RFC 7636). It leads back to the
 * dashboard, where the member who has begun brings the code here: a link to that page, sent to somebody else, connects nothing. Throws `not-found`.
 */
export async function beginMailSignIn(
  { orgId, uid }: Membership,
  { chatbotId, provider, address }: Beginning,
): Promise<string> {
  await db.runTransaction(async (transaction) => requireChatbot(transaction, orgId, chatbotId), { readOnly: true });
  const { authorizeUrl, extra, scope, clientId } = signInProvider(provider);
  const state = createMailSignInToken({ orgId, uid, chatbotId, provider });
  const url = new URL(authorizeUrl);
  const fields = {
    ...extra,
    client_id: clientId,
    redirect_uri: mailReturnUrl(),
    response_type: 'code',
    scope,
    state,
    code_challenge: createHash('sha256').update(mailVerifierOf(state)).digest('base64url'),
    code_challenge_method: 'S256',
    login_hint: address,
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
