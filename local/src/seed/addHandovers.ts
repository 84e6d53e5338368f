import { countedOf } from '@parlance/domain/analytics/counting/verdictFigures';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { ChatEvent, Message } from '@parlance/domain/documents/chats/message';
import { MINUTE_MS } from '@parlance/domain/durations';
import { addMarks } from '@parlance/domain/search/marks/addMarks';
import { marksOf } from '@parlance/domain/analytics/counting/marksOf';
import { idFrom } from './idFrom.ts';
import type { SeedChat } from './SeedChat.ts';
import { FERNWEG_PEOPLE, type Person } from './PEOPLE.ts';
import { TEAM_REPLIES } from './team/TEAM_REPLIES.ts';
import { berlinDay } from './support/berlin.ts';

const [, ADMIN, MEMBER] = FERNWEG_PEOPLE;

/** Conversations with an unanswered question that ask for a person: every third. */
const EVERY = 3;
/** Requests of these that nobody joins: every fourth. */
const MISSED = 4;
const MINUTES = 5;

const REPLIES = {
  de: 'Guten Tag, ich habe im Lager nachgesehen und Ihnen alles Weitere per E-Mail geschickt. Kann ich sonst noch helfen?',
  en: 'Hello, I have checked with our warehouse and sent you the details by e-mail. Is there anything else I can help with?',
} as const;

interface Step {
  event: ChatEvent['event'];
  at: Date;
  agent: Person | null;
}

function eventOf({ chatbotId, channel }: Chat, { event, at, agent }: Step): ChatEvent {
  const who = { agentUid: agent?.uid ?? null, agentName: agent?.name ?? null };
  return { role: 'event', chatbotId, text: '', at, event, ...who, opensAt: null, day: berlinDay(at), channel };
}

/** Place of the chatbot's last answer that said it did not know: its question stands before it. */
function refusedIn(messages: SeedChat['messages']): number {
  return messages.findLastIndex(({ message }) => message.role === 'assistant' && message.verdict === 'refused');
}

/** Messages and events between the request for a person and its end. */
function messagesOf({ chat, id, messages }: SeedChat, from: Date, agent: Person | null): SeedChat['messages'] {
  const later = (minutes: number) => new Date(from.getTime() + minutes * MINUTE_MS);
  const happened = (name: string, event: Step['event'], minutes: number, who: Person | null) => ({
    id: `${idFrom(`${name} ${id}`)}.${name}`,
    message: eventOf(chat, { event, at: later(minutes), agent: who }),
  });
  const requested = happened('requested', 'handover-requested', 1, null);
  if (agent === null) return [requested, happened('missed', 'handover-missed', 1 + MINUTES, null)];
  const question = messages[refusedIn(messages) - 1]?.message.text ?? '';
  const reply: Message = {
    role: 'agent',
    chatbotId: chat.chatbotId,
    text: TEAM_REPLIES[question] ?? REPLIES[chat.locale],
    at: later(4),
    agentUid: agent.uid,
    agentName: agent.name,
    draftChange: null,
    original: null,
    translations: {},
    attachment: null,
    delivery: null,
  };
  return [
    requested,
    happened('joined', 'agent-joined', 3, agent),
    { id: idFrom(`reply ${id}`), message: reply },
    happened('left', 'agent-left', 6, agent),
  ];
}

function withHandover(seeded: SeedChat, agent: Person | null, now: Date): SeedChat {
  const { id, chat } = seeded;
  const from = seeded.messages.at(-1)?.message.at ?? chat.lastMessageAt;
  const added = messagesOf(seeded, from, agent);
  const requestedAt = added[0]?.message.at ?? from;
  const end = added.at(-1)?.message.at ?? from;
  // What would still be going on has not begun.
  if (end > now) return seeded;
  const next: Chat = {
    ...chat,
    byAgent: agent !== null,
    firstResponseMs: agent === null ? null : 3 * MINUTE_MS,
    marks: addMarks(chat.marks, marksOf(added.map(({ message }) => message))),
    handover: {
      status: agent === null ? 'missed' : 'ended',
      requestedAt,
      dueAt: new Date(requestedAt.getTime() + MINUTES * MINUTE_MS),
      email: '',
      consentAt: null,
      agentUid: agent?.uid ?? null,
      agentName: agent?.name ?? null,
      awayAt: null,
      awaitedSince: null,
      language: null,
      routing: null,
      passOnAt: null,
    },
    messageCount: chat.messageCount + (agent === null ? 0 : 1),
    lastMessageAt: requestedAt,
  };
  return {
    id,
    chat: { ...next, counted: countedOf(next, next.category) },
    messages: [...seeded.messages, ...added],
  };
}

/** Conversations, with requests for a person in some that had a question without an answer: most are taken over, some are missed. */
export function addHandovers(chats: readonly SeedChat[], now: Date): SeedChat[] {
  let asked = 0;
  let requested = 0;
  return chats.map((seeded) => {
    const { outcome, rating } = seeded.chat;
    if (outcome !== 'unanswered' || rating === 'negative') return seeded;
    asked += 1;
    if (asked % EVERY !== 1) return seeded;
    requested += 1;
    const agent = requested % 2 === 0 ? ADMIN : MEMBER;
    return withHandover(seeded, requested % MISSED === 0 ? null : agent, now);
  });
}
