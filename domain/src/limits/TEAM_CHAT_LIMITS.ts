/** Limits of the channels of Slack and Teams in which a team is told what waits for it. */
export const TEAM_CHAT_LIMITS = {
  /** Connected channels of an organization. */
  teamChatsPerOrg: 5,
  /** Length of a connected channel's name, in characters. */
  teamChatNameCharacters: 60,
  /** Time that a post is known by the conversation that it is about: a reply in its thread reaches the visitor for as long. */
  teamPostMemoryMs: 30 * 24 * 3_600_000,
  /** Length of a visitor's words in a post, in characters. */
  teamPostCharacters: 1500,
  /** Age of a request that Slack has signed, in milliseconds. */
  slackRequestAgeMs: 5 * 60_000,
  /** Attempts to handle what somebody did in a thread. */
  teamEventAttempts: 5,
} as const;
