import { conversationFigures } from '@parlance/domain/analytics/counting/conversationFigures';
import type { Thread } from '@parlance/domain/documents/channels/thread';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import type { Transaction } from 'firebase-admin/firestore';
import { countFigures } from '../../figures/countFigures.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { dayOf } from '../../kernel/platform/calendar.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { liveOf } from '../handover/live/liveOf.ts';
import { NOT_ROUTED } from '../handover/routing/NOT_ROUTED.ts';
import { silentChat } from '../handover/silentChat.ts';
import { withVisitorText } from '../handover/withVisitorText.ts';
import { writeAgentMessage } from '../handover/writeAgentMessage.ts';
import { writeEvent } from '../handover/writeEvent.ts';

/** Exchange by a connected mailbox in which a lead is answered. */
export interface LeadExchange {
  channelId: string;
  threadId: string;
  /** Token of the exchange, which stands in the subject. */
  token: string;
  /** Subject of its first mail. */
  subjectOf: (locale: Locale, organization: string) => string;
}

/** A member's reply to a lead. */
export interface LeadReplying {
  leadId: string;
  lead: Lead;
  replyId: string;
  text: string;
  locale: Locale;
  /** Name of the organization. */
  organization: string;
  now: Date;
}

/** A member with the name that visitors read. */
type Author = Membership & { name: string };

/**
 * For a transaction that has written nothing yet: reads the conversation of a lead's exchange, and returns what writes the reply into it and says
 * which conversation that is. The first reply begins it, with the lead's message. Throws `not-found`, or `chat-taken-over` for everybody but its
 * agent.
 */
export async function replyInExchange(
  transaction: Transaction,
  who: Author,
  replying: LeadReplying,
  exchange: LeadExchange,
): Promise<() => string> {
  const { orgId, uid } = who;
  const { lead, replyId, text, now } = replying;
  const thread = (await transaction.get(refs.thread(orgId, exchange.threadId))).data();
  const found = thread && (await transaction.get(refs.chat(orgId, thread.chatId)));
  const widget = (await transaction.get(refs.widget(lead.chatbotId))).data();
  if (widget === undefined) throw new AppError('not-found');
  const known = found?.data();
  if (known !== undefined && (known.mode !== 'human' || known.handover?.agentUid !== uid)) {
    throw new AppError('chat-taken-over');
  }
  const chatId = known === undefined ? newId() : (found?.id ?? newId());
  return () => {
    const chat = known ?? begin(transaction, who, { chatId, replying, exchange, thread, widget });
    const writing = { messageId: replyId, text, agentUid: uid, agentName: who.name };
    writeAgentMessage(transaction, { orgId, chatId }, chat, writing, now);
    return chatId;
  };
}

interface Beginning {
  chatId: string;
  replying: LeadReplying;
  exchange: LeadExchange;
  /** The exchange as it is stored, where its conversation was deleted. */
  thread: Thread | undefined;
  widget: Widget;
}

/** Begins the conversation, which the member has, with what the lead wrote. */
function begin(transaction: Transaction, who: Author, beginning: Beginning): Chat {
  const { orgId } = who;
  const { chatId, replying, exchange, thread, widget } = beginning;
  const { leadId, lead, locale, organization, now } = replying;
  const { channelId, threadId, token, subjectOf } = exchange;
  const { chatbotId } = lead;
  const chat = chatOf(who, beginning);
  transaction.set(refs.chat(orgId, chatId), chat);
  transaction.set(refs.live(orgId, chatId), liveOf(chat));
  if (lead.message !== '') {
    const message = newVisitorMessage({ chatbotId, text: lead.message, at: lead.createdAt, charged: false });
    transaction.set(refs.message(orgId, chatId, `lead-${leadId}`), message);
  }
  transaction.set(refs.thread(orgId, threadId), {
    sender: lead.email,
    senderName: lead.name,
    userName: '',
    nameAskedAt: null,
    replyTo: { subject: subjectOf(locale, organization), messageIds: [], token },
    lastInboundAt: now,
    disclosedAt: null,
    lease: null,
    ...thread,
    chatId,
    chatbotId,
    channelId,
  });
  const day = dayOf(now, widget.timezone);
  writeEvent(transaction, { orgId, chatId }, `${newId()}.joined`, {
    chatbotId,
    // Before the reply, in the order of times.
    at: new Date(now.getTime() - 1),
    event: 'agent-joined',
    agentUid: who.uid,
    agentName: who.name,
    day,
  });
  countFigures(transaction, { orgId, chatbotId, day }, { ...conversationFigures(chat), takeovers: 1 });
  return chat;
}

function chatOf(who: Author, { chatId, replying, exchange, widget }: Beginning): Chat {
  const { leadId, lead, locale, now } = replying;
  const { channelId, threadId } = exchange;
  const { chatbotId, name, email, message } = lead;
  return {
    ...silentChat({ chatbotId, chatId, origin: '', channel: 'email' }, locale, widget, now),
    identity: { name, email },
    // Nobody has shown that the address is theirs, also once somebody answers from it.
    customer: { address: email, userName: '', isVerified: false },
    thread: { channelId, threadId },
    leadId,
    mode: 'human',
    byAgent: true,
    handover: {
      status: 'joined',
      requestedAt: now,
      dueAt: now,
      email: '',
      consentAt: null,
      agentUid: who.uid,
      agentName: who.name,
      awayAt: null,
      awaitedSince: null,
      language: null,
      ...NOT_ROUTED,
    },
    assigneeUid: who.uid,
    isOpen: true,
    unread: false,
    messageCount: message === '' ? 0 : 1,
    lastMessage: message.slice(0, LIMITS.previewCharacters).toWellFormed(),
    turns: message === '' ? [] : withVisitorText([], message),
  };
}
