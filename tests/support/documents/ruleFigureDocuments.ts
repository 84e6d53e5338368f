import { newFigures } from '@parlance/domain/analytics/addFigures';
import { type FigureShard, figureShardSchema } from '@parlance/domain/documents/chats/figureShard';
import type { Month } from '@parlance/domain/documents/chats/month';
import type { Recount } from '@parlance/domain/documents/organizations/recount';
import type { Contradiction } from '@parlance/domain/documents/knowledge/contradiction';
import type { Topic } from '@parlance/domain/documents/chats/topic';
import type { Stats } from '@parlance/domain/documents/chats/stats';

const AT = new Date('2026-11-20T12:00:00Z');
const chatbotId = 'chatbot';

const figures = {
  ...newFigures(),
  conversations: 1,
  messages: 1,
  answered: 1,
  leads: 1,
  latencyMsSum: 900,
  tokens: 10,
};

const stats: Stats = { ...figures, chatbotId, day: '2026-11-20', unanswered: {}, asked: {}, foldedAt: AT };

const figureShard: FigureShard = figureShardSchema.parse({ chatbotId, day: '2026-11-20', figures: { messages: 1 } });

const month: Month = { ...figures, chatbotId, month: '2026-11', until: '2026-11-20', weekHours: {}, writtenAt: AT };

const topic: Topic = {
  chatbotId,
  name: 'Shipping',
  key: 'shipping',
  aliases: [],
  frozen: false,
  mergedInto: null,
  count: 1,
  createdAt: AT,
  version: 1,
};

const recount: Recount = { day: '2026-11-20', chatbots: [], differences: 0, at: AT, expiresAt: AT };

const side = {
  sourceId: 'sources-1',
  hash: 'a'.repeat(64),
  sourceName: 'prices.txt',
  pageId: null,
  url: null,
  page: null,
  heading: 'Shipping',
  question: null,
  sentence: 'Shipping costs 7 €.',
  written: '7 €',
};

const contradiction: Contradiction = {
  chatbotId,
  kind: 'price',
  one: side,
  other: { ...side, hash: 'b'.repeat(64), sentence: 'Shipping costs 9 €.', written: '9 €' },
  sourceIds: ['sources-1'],
  state: 'open',
  truth: null,
  decidedBy: null,
  decidedAt: null,
  foundAt: AT,
};

/** One valid document of each kind that holds figures, as the server writes it. */
export const ruleFigureDocuments = { stats, figureShard, month, topic, contradiction, recount } as const;
