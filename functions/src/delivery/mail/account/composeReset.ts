import { LIMITS } from '@parlance/domain/limits';
import { issueToken } from '../../../kernel/access/tokens/issueToken.ts';
import { linkTo } from '../../linkTo.ts';
import { type RenderedMail, renderMail } from '../../renderMail.ts';
import type { Recipient } from './Recipient.ts';

/** Link by which a password is set anew. Undefined without an account. */
export async function composeReset({ to, name, locale, account }: Recipient): Promise<RenderedMail | undefined> {
  if (account === undefined) return undefined;
  const expiresAt = new Date(Date.now() + LIMITS.resetTokenMs);
  const secret = await issueToken({ purpose: 'reset-password', uid: account.uid, email: to, expiresAt });
  return renderMail('reset-password', locale, { name }, linkTo(`/${locale}/reset-password`, secret));
}
