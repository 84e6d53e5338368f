import type { FigureShard } from '../documents/chats/figureShard.ts';
import type { Month } from '../documents/chats/month.ts';
import type { Stats } from '../documents/chats/stats.ts';
import type { Topic } from '../documents/chats/topic.ts';
import type { ShapeOf } from './QueryShape.ts';

export const statsByDay = {
  collection: 'stats',
  where: { chatbotId: '==?' },
  orderBy: ['day', 'asc'],
} satisfies ShapeOf<Stats>;

export const busyDays = {
  collection: 'stats',
  group: true,
  where: { day: '==', messages: '>=' },
  orderBy: ['messages', 'asc'],
} satisfies ShapeOf<Stats>;

export const monthsInOrder = {
  collection: 'months',
  where: { chatbotId: '==?' },
  orderBy: ['month', 'asc'],
} satisfies ShapeOf<Month>;

export const topicsOfChatbot = {
  collection: 'topics',
  where: { chatbotId: '==' },
  orderBy: ['createdAt', 'asc'],
} satisfies ShapeOf<Topic>;

export const mergedTopics = {
  collection: 'topics',
  where: { mergedInto: '==' },
  orderBy: ['createdAt', 'asc'],
} satisfies ShapeOf<Topic>;

export const shardsOfDay = {
  collection: 'figureShards',
  where: { chatbotId: '==', day: '==' },
} satisfies ShapeOf<FigureShard>;

export const allShards = { collection: 'figureShards', group: true } satisfies ShapeOf<FigureShard>;
