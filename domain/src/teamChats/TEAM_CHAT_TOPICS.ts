/** Things that a team's chat can be told: somebody waits for a person, or has left a request. */
export const TEAM_CHAT_TOPICS = ['handovers', 'leads'] as const;

export type TeamChatTopic = (typeof TEAM_CHAT_TOPICS)[number];
