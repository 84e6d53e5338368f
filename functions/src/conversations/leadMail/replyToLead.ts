import type { MailMessage } from '@parlance/domain/documents/mail';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { queueMail } from '../../delivery/queueMail.ts';
import { wakeExchange } from '../../delivery/wakeExchange.ts';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { joinChat } from '../handover/joinChat.ts';
import { languageOfLead } from './languageOfLead.ts';
import { type LeadExchange, type LeadReplying, replyInExchange } from './replyInExchange.ts';
import { takeReplyOfDay } from '../handover/limits/takeReplyOfDay.ts';

interface NewReply {
  leadId: string;
  /** Made by the client, so that a repeated send is one reply. */
  replyId: string;
  text: string;
  /** The chatbot's mailbox by which it goes. Undefined where none is connected: the answer to it goes to the member's own address. */
  exchange: LeadExchange | undefined;
}

/**
 * Answers a lead by mail. By a connected mailbox it is a message of a conversation of its own, which the member has from then on, and in which
 * the answer to it comes; never of the visitor's, because nobody has shown that the address is theirs. Without one it leaves in the
 * organization's name. The reply stands with the lead, and a lead that is new is in progress from then on. The same `replyId` again sends nothing
 * more. Throws `not-found`, `chat-taken-over` where another member has that conversation, or `reply-limit-reached` { max } beyond the day's mails
 * of the organization or the replies of one lead.
 */
export async function replyToLead(who: Membership, reply: NewReply): Promise<void> {
  const { orgId } = who;
  const { leadId, replyId, text, exchange } = reply;
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
  const locale = await languageOfLead(orgId, lead, org);
  if (exchange !== undefined) await joinExchange(who, exchange);
  // One after the other of an organization: all of them take from the counter of its day.
  await transactionInTurn(paths.leads(orgId), async (transaction) => {
    const { name } = await recheckMember(transaction, who, 'lead.write');
    const present = (await transaction.get(ref)).data();
    if (present === undefined) throw new AppError('not-found');
    const { replies, status } = present;
    if (replies.some(({ id }) => id === replyId)) return;
    if (replies.length >= LIMITS.leadReplies) throw new AppError('reply-limit-reached', { max: LIMITS.leadReplies });
    const now = new Date();
    const written = { leadId, lead: present, replyId, text, locale, organization: org.name, now };
    const write = exchange && (await replyInExchange(transaction, { ...who, name }, written, exchange));
    await takeReplyOfDay(transaction, orgId, { plan: org.plan, isFile: false }, now);
    const mailChatId = write?.();
    if (mailChatId === undefined) await queueMail(present.email, locale, mailOf(who, written), transaction);
    transaction.update(ref, {
      replies: [...replies, { id: replyId, authorUid: who.uid, text, at: now, status: 'queued' }],
      status: status === 'new' ? 'in-progress' : status,
      ...(mailChatId === undefined ? {} : { mailChatId }),
    });
  });
  if (exchange !== undefined) await wakeExchange(orgId, exchange, replyId);
}

/** The member takes over the conversation in which the lead was answered before, if there is one. */
async function joinExchange(who: Membership, { threadId }: LeadExchange): Promise<void> {
  const thread = (await refs.thread(who.orgId, threadId).get()).data();
  if (thread === undefined) return;
  if ((await refs.chat(who.orgId, thread.chatId).get()).exists) await joinChat(who, thread.chatId);
}

/** A mail that is no message of a conversation. */
function mailOf(
  { orgId, email: replyTo }: Membership,
  { leadId, lead, replyId, text, organization }: LeadReplying,
): MailMessage {
  const { chatbotId, message: quoted } = lead;
  return {
    kind: 'lead-reply',
    orgId,
    chatbotId,
    leadId,
    replyId,
    organizationName: organization,
    replyTo,
    text,
    quoted,
  };
}
