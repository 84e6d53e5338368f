import { depthOf } from '@parlance/domain/analytics/counting/depthOf';
import { siteKey } from '@parlance/domain/analytics/counting/siteKey';
import { LIMITS } from '@parlance/domain/limits';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { countedDraw } from './countedDraw.ts';
import { dayOf } from '../../kernel/platform/calendar.ts';
import type { Question } from '../question/question.ts';

function isNamed(identity: Chat['identity']): boolean {
  return identity !== null && `${identity.name}${identity.email}` !== '';
}

/** Conversations that began before their questions were counted stay without a count. */
function addOne(questions: Chat['questions']): Chat['questions'] {
  return questions === null ? null : questions + 1;
}

/** The conversation with one question more: a new one where there was none. */
export function nextChat(
  question: Question,
  chat: Chat | undefined,
  turns: Chat['turns'],
  rateBucket: Chat['rateBucket'],
): Chat {
  const { visitor, text, locale, askedAt, messageId } = question;
  const questions = chat === undefined ? 1 : addOne(chat.questions);
  return {
    chatbotId: visitor.chatbotId,
    channel: visitor.channel,
    thread: question.thread ?? null,
    customer: question.customer ?? null,
    mode: 'bot',
    locale,
    origin: visitor.origin,
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
    rating: null,
    csat: null,
    forTeam: false,
    visitorAttachments: 0,
    day: dayOf(askedAt, question.widget.timezone),
    site: siteKey(visitor.origin, question.widget.allowedDomains),
    handover: null,
    contactId: null,
    attributes: [],
    identity: isNamed(question.identity) ? question.identity : null,
    proactive: countedDraw(question),
    createdAt: askedAt,
    ...chat,
    questions,
    depth: depthOf(questions),
    messageCount: (chat?.messageCount ?? 0) + 2,
    lastMessage: text.slice(0, LIMITS.previewCharacters).toWellFormed(),
    lastMessageAt: askedAt,
    unread: true,
    lastAnswerId: answerIdOf(messageId),
    // It goes on: what was found of it is looked for again when it is over.
    classifiedAt: null,
    turns,
    rateBucket,
    // This message takes it, whatever it says.
    pendingCall: null,
  };
}
