import { LIMITS } from '@parlance/domain/limits';
import { findAccount } from '../../../kernel/access/findAccount.ts';
import { isConfirmed } from '../../../kernel/access/isConfirmed.ts';
import { issueToken } from '../../../kernel/access/tokens/issueToken.ts';
import { linkTo } from '../../linkTo.ts';
import { type RenderedMail, renderMail } from '../../renderMail.ts';
import { composeExisting } from './composeExisting.ts';
import type { Recipient } from './Recipient.ts';

/**
 * An address that somebody else has confirmed gets a mail that it has an account; one that nobody has confirmed is free. Whose it
 * is nobody has shown: the account's name is not quoted.
 */
export async function composeNewAddress(recipient: Recipient, uid: string): Promise<RenderedMail | undefined> {
  const { to, locale, account: holder } = recipient;
  if (holder !== undefined && isConfirmed(holder) && holder.uid !== uid) return composeExisting(recipient);
  const account = await findAccount(uid);
  if (account === undefined) return undefined;
  const expiresAt = new Date(Date.now() + LIMITS.emailChangeTokenMs);
  const secret = await issueToken({ purpose: 'change-email', uid, email: to, expiresAt });
  return renderMail('confirm-new-email', locale, {}, linkTo('/confirm?for=new-email', secret));
}
