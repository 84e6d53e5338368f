import { linkTo } from '../../linkTo.ts';
import { type RenderedMail, renderMail } from '../../renderMail.ts';
import type { Recipient } from './Recipient.ts';

/** Word to an address that it has an account already. Undefined without one. */
export function composeExisting({ name, locale, account }: Recipient): RenderedMail | undefined {
  if (account === undefined) return undefined;
  return renderMail('account-exists', locale, { name }, linkTo('/signin'));
}
