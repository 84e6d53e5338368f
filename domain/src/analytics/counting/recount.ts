import type { Chat } from '../../documents/chats/chat.ts';
import type { Figures } from '../../documents/chats/figures.ts';
import type { AnswerMessage, ChatEvent } from '../../documents/chats/message.ts';
import type { Recount } from '../../documents/organizations/recount.ts';
import { newFigures, sumFigures } from '../addFigures.ts';
import { answerFigures } from './answerFigures.ts';
import { type BegunChat, conversationFigures, depthFigures } from './conversationFigures.ts';
import { csatFigures } from './csatFigures.ts';
import { firstResponseFigures } from './firstResponseFigures.ts';
import { forTeamFigures } from './forTeamFigures.ts';
import { requestFigures } from './requestFigures.ts';
import { verdictFigures } from './verdictFigures.ts';

type Difference = Recount['chatbots'][number]['differences'][number];

/** Figures that a conversation adds to its day, from its document alone. */
export function chatFigures(
  chat: BegunChat & Pick<Chat, 'questions' | 'counted' | 'firstResponseMs' | 'csat' | 'forTeam'>,
): Figures {
  return sumFigures([
    { ...conversationFigures(chat), depth: depthFigures(chat.questions) },
    csatFigures(chat),
    firstResponseFigures(chat),
    forTeamFigures(chat),
    ...(chat.counted === null ? [] : [verdictFigures(chat.counted, chat.channel)]),
  ]);
}

/** Figures that a message adds to its day, from the message alone. */
export function messageFigures(
  message: Parameters<typeof answerFigures>[0] | Pick<ChatEvent, 'event' | 'channel'>,
): Figures {
  if ('verdict' in message) return answerFigures(message satisfies Pick<AnswerMessage, 'verdict'>);
  const { event, channel } = message;
  if (event === 'handover-requested') return requestFigures(channel);
  return { ...newFigures(), takeovers: event === 'agent-joined' ? 1 : 0 };
}

/** Each number of figures under its name, with dots. */
function leavesOf(figures: object, prefix = ''): [figure: string, count: number][] {
  return Object.entries(figures).flatMap(([key, value]: [string, unknown]): [string, number][] => {
    if (typeof value === 'number') return [[`${prefix}${key}`, value]];
    return typeof value === 'object' && value !== null ? leavesOf(value, `${prefix}${key}.`) : [];
  });
}

/**
 * The figures that the counters and a recount do not agree about. Of deleted conversations and leads the counters keep what they
 * counted: leads, and with `counted.deleted` all else, differ only where more was found than counted.
 */
export function differencesOf(counted: Figures, found: Figures): readonly Difference[] {
  const before = new Map(leavesOf(counted));
  const after = new Map(leavesOf(found));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((figure) => {
    const [had, has] = [before.get(figure) ?? 0, after.get(figure) ?? 0];
    const mayBeMore = figure === 'leads' || counted.deleted > 0;
    const isSame = figure === 'deleted' || had === has || (mayBeMore && had > has);
    return isSame ? [] : { figure, counted: had, found: has };
  });
}
