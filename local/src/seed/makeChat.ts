import { countedOf } from '@parlance/domain/analytics/counting/verdictFigures';
import { localHour } from '@parlance/domain/time/localHour';
import { berlinDay, TIMEZONE } from './support/berlin.ts';
import { topicIdOf } from './makeTopics.ts';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { depthOf } from '@parlance/domain/analytics/counting/depthOf';
import { marksOf } from '@parlance/domain/analytics/counting/marksOf';
import { summarizeChat } from '@parlance/domain/documents/chats/summarizeChat';
import {
  type AnswerMessage,
  newAnswerMessage,
  newVisitorMessage,
  type VisitorMessage,
} from '@parlance/domain/documents/chats/message';
import type { Random } from './support/createRandom.ts';
import { idFrom } from './idFrom.ts';
import type { Conversation, Turn } from './readConversations.ts';
import type { SeedChat } from './SeedChat.ts';

export interface ChatContext {
  chatbotId: string;
  origin: string;
  /** Ids of the indexed documents by their names. */
  sourceIds: ReadonlyMap<string, string>;
}

const REFUSAL = {
  en: 'I don’t know: the information I have does not answer that. You can leave a message, and a person will get back to you.',
  de: 'Das weiß ich nicht: Meine Unterlagen beantworten diese Frage nicht. Sie können eine Nachricht hinterlassen, dann meldet sich ein Mensch bei Ihnen.',
} as const;

const CHARACTERS_PER_TOKEN = 4;

function answer(
  turn: Turn,
  locale: 'en' | 'de',
  at: Date,
  random: Random,
  { chatbotId, sourceIds }: ChatContext,
): AnswerMessage {
  const { source, heading, page, quote } = turn;
  const text = source === undefined ? REFUSAL[locale] : `${turn.answer ?? quote} [1]`;
  const rating = random.chance(0.17)
    ? random.chance(source === undefined ? 0.2 : 0.86)
      ? 'positive'
      : 'negative'
    : null;
  const latencyMs = random.between(45, 380);
  return newAnswerMessage({
    chatbotId,
    text,
    at: new Date(at.getTime() + latencyMs),
    citations:
      source === undefined
        ? []
        : [
            {
              n: 1,
              sourceId: sourceIds.get(source) ?? idFrom(source),
              sourceName: source,
              heading,
              page,
              url: null,
              quote,
            },
          ],
    verdict: source === undefined ? 'refused' : 'answered',
    rating,
    provider: 'local',
    model: 'local/extractive',
    tokens: Math.ceil((turn.question.length + quote.length + text.length) / CHARACTERS_PER_TOKEN),
    latencyMs,
    day: berlinDay(at),
    hour: localHour(at, TIMEZONE),
  });
}

function sentimentOf(answers: readonly AnswerMessage[], random: Random): Chat['sentiment'] {
  const ratings = answers.map(({ rating }) => rating);
  if (ratings.includes('negative')) return 'negative';
  if (ratings.includes('positive')) return 'positive';
  return random.chance(0.12) ? 'negative' : random.chance(0.3) ? 'positive' : 'neutral';
}

/** Topic of a conversation, in the team's language: the last heading of the passage that answers its first question, where it has none of its own. */
function topicOf({ topic, category, turns }: Conversation): string {
  return topic ?? (turns[0].heading.split(' › ').at(-1) || category);
}

/** A visitor of whom nothing is known. */
const NOBODY = { channel: 'widget', identity: null, customer: null } as const;

/** One visitor's conversation from its first question, through one topic or two. */
export function makeChat(
  name: string,
  locale: 'en' | 'de',
  topics: readonly [Conversation, ...Conversation[]],
  startedAt: Date,
  random: Random,
  context: ChatContext,
): SeedChat {
  const id = idFrom(name);
  // Few visitors ask everything that the topic offers.
  const turns = topics.flatMap(({ turns: all }) => all.slice(0, random.between(1, all.length)));
  const messages: SeedChat['messages'] = [];
  const questions: VisitorMessage[] = [];
  const answers: AnswerMessage[] = [];
  let at = startedAt;
  for (const [index, turn] of turns.entries()) {
    const messageId = idFrom(`${name} message ${index}`);
    const { chatbotId } = context;
    const asked = newVisitorMessage({ chatbotId, text: turn.question, at, number: index + 1, opens: index === 0 });
    const reply = answer(turn, locale, at, random, context);
    questions.push(asked);
    answers.push(reply);
    messages.push({ id: messageId, message: asked }, { id: answerIdOf(messageId), message: reply });
    at = new Date(at.getTime() + random.between(20, 150) * 1000);
  }
  const topic = topicOf(topics[0]);
  const channel = random.chance(0.86) ? 'widget' : 'iframe';
  for (const reply of answers) reply.channel = channel;
  const chat = chatSchema.parse({
    chatbotId: context.chatbotId,
    channel,
    mode: 'bot',
    locale,
    origin: context.origin,
    category: topics[0].category,
    topic,
    topicId: topicIdOf(context.chatbotId, topic),
    questions: turns.length,
    depth: depthOf(turns.length),
    day: berlinDay(startedAt),
    site: new URL(context.origin).host,
    sentiment: sentimentOf(answers, random),
    ...summarizeChat(
      NOBODY,
      messages.map(({ id: messageId, message }) => ({ ...message, id: messageId })),
    ),
    marks: marksOf(messages.map(({ message }) => message)),
    classifiedAt: at,
    messageCount: messages.length,
    rating: answers.findLast(({ rating }) => rating !== null)?.rating ?? null,
    lastMessage: (questions.at(-1)?.text ?? '').slice(0, 200),
    lastMessageAt: questions.at(-1)?.at ?? startedAt,
    createdAt: startedAt,
    unread: false,
    lastAnswerId: messages.at(-1)?.id ?? null,
    turns: questions.slice(0, -1).map(({ text }, index) => ({ question: text, answer: answers[index]?.text ?? '' })),
  });
  return { id, chat: { ...chat, counted: countedOf(chat, chat.category) }, messages };
}
