import type { Figures } from '../../documents/chats/figures.ts';
import type { AnswerMessage } from '../../documents/chats/message.ts';
import type { CountedVerdict } from '../../search/marks/MARKS.ts';
import { addFigures, newFigures } from '../addFigures.ts';
import { latencyBucket } from '../latencyBucket.ts';
import { byChannel } from './byChannel.ts';

type Counted = Pick<
  AnswerMessage,
  'verdict' | 'latencyMs' | 'tokens' | 'citations' | 'rating' | 'at' | 'hour' | 'channel'
>;

/** The counter that a verdict belongs to. */
const FIGURES = {
  verified: 'answered',
  answered: 'answered',
  'small-talk': 'answered',
  suggested: 'suggested',
  found: 'suggested',
  refused: 'refused',
  incomplete: 'failed',
} as const satisfies Record<AnswerMessage['verdict'], CountedVerdict>;

/** As what an answer with a verdict is counted. */
export function countedVerdict(verdict: AnswerMessage['verdict']): CountedVerdict {
  return FIGURES[verdict];
}

/** Figures that a stored answer adds to its day. */
export function answerFigures({ verdict, latencyMs, tokens, citations, rating, at, hour, channel }: Counted): Figures {
  const figures = newFigures();
  const askedAt = new Date(at.getTime() - (latencyMs ?? 0));
  const rated = { positive: rating === 'positive' ? 1 : 0, negative: rating === 'negative' ? 1 : 0 };
  const sources = new Set(citations.map(({ sourceId }) => sourceId));
  return {
    ...figures,
    messages: 1,
    [FIGURES[verdict]]: 1,
    byChannel: byChannel(channel, { messages: 1 }),
    ...rated,
    latencyMsSum: latencyMs ?? 0,
    latency: { [latencyBucket(latencyMs ?? 0)]: 1 },
    tokens: tokens ?? 0,
    hours: { [askedAt.getUTCHours()]: 1 },
    localHours: hour === null ? {} : { [hour]: 1 },
    sources: Object.fromEntries([...sources].map((id) => [id, { cited: 1, ...rated }])),
  };
}

/** Change in the figures where one answer replaces another; with undefined before it, the figures that it adds. */
export function answerChange(before: Counted | undefined, after: Counted): Figures {
  const added = answerFigures(after);
  return before === undefined ? added : addFigures(added, answerFigures(before), -1);
}
