import type { TeamEvent } from '../documents/teamChats/teamEvent.ts';
import type { TeamPost } from '../documents/teamChats/teamPost.ts';
import type { ShapeOf } from './QueryShape.ts';

/** Posts to one team's chat that are not out, the oldest first. */
export const openTeamPosts = {
  collection: 'teamPosts',
  where: { teamChatId: '==', status: ['==', ['waiting', 'sending']] },
  orderBy: ['createdAt', 'asc'],
} satisfies ShapeOf<TeamPost>;

export const dueTeamPosts = {
  collection: 'teamPosts',
  group: true,
  where: { status: ['==', ['waiting', 'sending']], nextAttemptAt: '<=' },
  orderBy: ['nextAttemptAt', 'asc'],
} satisfies ShapeOf<TeamPost>;

/** The post that Slack knows by this time. */
export const teamPostsByTs = {
  collection: 'teamPosts',
  where: { teamChatId: '==', ts: '==' },
} satisfies ShapeOf<TeamPost>;

/** Deeds in one team's chat that are not handled, in their order. */
export const openTeamEvents = {
  collection: 'teamEvents',
  where: { teamChatId: '==', status: ['==', ['waiting', 'handling']] },
  orderBy: ['order', 'asc'],
} satisfies ShapeOf<TeamEvent>;

export const dueTeamEvents = {
  collection: 'teamEvents',
  group: true,
  where: { status: ['==', ['waiting', 'handling']], nextAttemptAt: '<=' },
  orderBy: ['nextAttemptAt', 'asc'],
} satisfies ShapeOf<TeamEvent>;
