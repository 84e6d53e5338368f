import type { MailMessage } from '@parlance/domain/documents/mail';
import { issueToken } from '../../kernel/access/tokens/issueToken.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { linkTo } from '../linkTo.ts';
import { quotableName } from '../quotableName.ts';
import { type RenderedMail, renderMail } from '../renderMail.ts';
import { MAIL_TEXTS } from './texts/MAIL_TEXTS.ts';

/**
 * An invitation, which goes to somebody who may know neither the organization nor who invites. Names that may not be quoted
 * give way to the inviter's own address, which is confirmed, and to a neutral word for the organization. Undefined where the
 * invitation is not open any more.
 */
export async function composeInvite(
  to: string,
  { orgId, inviteId }: Extract<MailMessage, { kind: 'invite' }>,
): Promise<RenderedMail | undefined> {
  const [org, invite] = await Promise.all([
    refs
      .org(orgId)
      .get()
      .then((snapshot) => snapshot.data()),
    refs
      .invite(orgId, inviteId)
      .get()
      .then((snapshot) => snapshot.data()),
  ]);
  if (org === undefined || invite?.status !== 'pending' || invite.expiresAt.getTime() <= Date.now()) return undefined;
  const { locale, invitedBy, expiresAt } = invite;
  const secret = await issueToken({ purpose: 'invite', orgId, inviteId, email: to, expiresAt });
  const { unnamed, roles } = MAIL_TEXTS[locale];
  const values = {
    name: quotableName(invite.name),
    inviterName: quotableName(invite.inviterName) || (await addressOf(orgId, invitedBy)) || unnamed.inviter,
    organizationName: quotableName(org.name) || unnamed.organization,
    role: roles[invite.role],
  };
  return renderMail('invite', locale, values, linkTo('/auth/invite', secret));
}

async function addressOf(orgId: string, uid: string): Promise<string | undefined> {
  return (await refs.member(orgId, uid).get()).data()?.email;
}
