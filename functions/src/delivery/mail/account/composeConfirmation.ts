import { LIMITS } from '@parlance/domain/limits';
import { isConfirmed } from '../../../kernel/access/isConfirmed.ts';
import { issueToken } from '../../../kernel/access/tokens/issueToken.ts';
import { linkTo } from '../../linkTo.ts';
import { type RenderedMail, renderMail } from '../../renderMail.ts';
import type { Recipient } from './Recipient.ts';

/** Link that confirms the address of an account. Undefined without an account, and where it is confirmed. */
export async function composeConfirmation({ to, locale, account }: Recipient): Promise<RenderedMail | undefined> {
  if (account === undefined || isConfirmed(account)) return undefined;
  const expiresAt = new Date(Date.now() + LIMITS.confirmationTokenMs);
  const secret = await issueToken({ purpose: 'confirm-email', uid: account.uid, email: to, expiresAt });
  return renderMail('confirm-email', locale, {}, linkTo('/confirm', secret));
}
