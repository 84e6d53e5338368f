import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Locale } from '@parlance/domain/locales';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { siteKey } from '@parlance/domain/analytics/counting/siteKey';
import { dayOf } from '../../kernel/platform/calendar.ts';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';

/** A conversation in which nothing was said yet. */
export function silentChat(
  { chatbotId, channel, origin }: Visitor,
  locale: Locale,
  widget: Pick<Widget, 'timezone' | 'allowedDomains'>,
  now: Date,
): Chat {
  return {
    chatbotId,
    channel,
    thread: null,
    customer: null,
    origin,
    locale,
    mode: 'bot',
    category: null,
    topic: null,
    topicId: null,
    sentiment: null,
    corrected: [],
    terms: [],
    marks: [],
    outcome: null,
    thanked: false,
    counted: null,
    byAgent: false,
    firstResponseMs: null,
    assigneeUid: null,
    tags: [],
    isOpen: false,
    doneAt: null,
    notes: [],
    // There is nothing to classify yet.
    classifiedAt: now,
    handover: null,
    forTeam: false,
    contactId: null,
    attributes: [],
    identity: null,
    proactive: null,
    messageCount: 0,
    visitorAttachments: 0,
    rating: null,
    csat: null,
    questions: 0,
    depth: null,
    day: dayOf(now, widget.timezone),
    site: siteKey(origin, widget.allowedDomains),
    lastMessage: '',
    lastMessageAt: now,
    createdAt: now,
    unread: true,
    lastAnswerId: null,
    rateBucket: null,
    turns: [],
    pendingCall: null,
  };
}
