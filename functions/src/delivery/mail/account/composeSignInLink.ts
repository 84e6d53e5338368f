import { LIMITS } from '@parlance/domain/limits';
import { isConfirmed } from '../../../kernel/access/isConfirmed.ts';
import { maySignInByLink } from '../../../kernel/access/maySignInByLink.ts';
import { issueToken } from '../../../kernel/access/tokens/issueToken.ts';
import { linkTo } from '../../linkTo.ts';
import { type RenderedMail, renderMail } from '../../renderMail.ts';
import { composeConfirmation } from './composeConfirmation.ts';
import type { Recipient } from './Recipient.ts';

/** An address that nobody has confirmed gets the link to do so, and one whose account asks for a second factor no link past it. */
export async function composeSignInLink(recipient: Recipient): Promise<RenderedMail | undefined> {
  const { to, name, locale, account } = recipient;
  if (account === undefined || !isConfirmed(account)) return composeConfirmation(recipient);
  if (!maySignInByLink(account)) return renderMail('sign-in-link-refused', locale, { name }, linkTo('/signin'));
  const expiresAt = new Date(Date.now() + LIMITS.signInTokenMs);
  const secret = await issueToken({ purpose: 'sign-in', uid: account.uid, email: to, expiresAt });
  return renderMail('sign-in-link', locale, { name }, linkTo('/signin-link', secret));
}
