/**
 * Rules by which a team's requests for an agent are given to those of its members who are there: to nobody in particular, to the one
 * with the fewest conversations, or in turn.
 */
export const TEAM_RULES = ['none', 'least-busy', 'round-robin'] as const;

export type TeamRule = (typeof TEAM_RULES)[number];
