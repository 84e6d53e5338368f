import type { Lead } from '@parlance/domain/documents/chats/lead';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { queueMail } from '../../delivery/queueMail.ts';
import { db } from '../../kernel/platform/app.ts';
import { takeFromDay } from '../../kernel/platform/limits/takeFromDay.ts';
import { refs } from '../../kernel/platform/refs.ts';

interface NewReply {
  leadId: string;
  replyId: string;
  text: string;
}

/**
 * Answers a lead by mail in the organization's name; answers to it go to the member's own address. The reply stands with the lead,
 * and a lead that is new is in progress from then on. The same `replyId` again sends nothing more. Throws `not-found`, or
 * `reply-limit-reached` { max } beyond the day's mails of the organization or the replies of one lead.
 */
export async function replyToLead(who: Membership, { leadId, replyId, text }: NewReply): Promise<void> {
  const { orgId, email: replyTo } = who;
  const ref = refs.lead(orgId, leadId);
  const [lead, org] = await Promise.all([
    ref.get().then((found) => found.data()),
    refs
      .org(orgId)
      .get()
      .then((found) => found.data()),
  ]);
  if (lead === undefined || org === undefined) throw new AppError('not-found');
  if (lead.replies.some(({ id }) => id === replyId)) return;
  await takeOfDay(orgId, org);
  const locale = await languageOf(orgId, lead, org);
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'lead.write');
    const present = (await transaction.get(ref)).data();
    if (present === undefined) throw new AppError('not-found');
    const { chatbotId, replies, status, email } = present;
    if (replies.some(({ id }) => id === replyId)) return;
    if (replies.length >= LIMITS.leadReplies) throw new AppError('reply-limit-reached', { max: LIMITS.leadReplies });
    const reply = { id: replyId, authorUid: who.uid, text, at: new Date(), status: 'queued' } as const;
    transaction.update(ref, {
      replies: [...replies, reply],
      status: status === 'new' ? 'in-progress' : status,
    });
    const about = { orgId, chatbotId, leadId, replyId, organizationName: org.name, replyTo };
    await queueMail(email, locale, { kind: 'lead-reply', ...about, text, quoted: present.message }, transaction);
  });
}

/**
 * Nobody has shown that the address is the visitor's, and anybody can begin a trial and leave a stranger's address in their own
 * chat: a trial sends a few mails a day.
 */
async function takeOfDay(orgId: string, { plan }: Org): Promise<void> {
  const max = plan === 'trial' ? LIMITS.trialLeadRepliesPerDay : LIMITS.leadRepliesPerDay;
  if ((await takeFromDay(`lead-reply:${orgId}`, 1, max, new Date())) === 0) {
    throw new AppError('reply-limit-reached', { max });
  }
}

/** The language of the lead's conversation, else the organization's. */
async function languageOf(orgId: string, { chatId }: Lead, { locale }: Org): Promise<Locale> {
  if (chatId === null) return locale;
  return (await refs.chat(orgId, chatId).get()).data()?.locale ?? locale;
}
