/** Limits of conversations by mail and by other services. */
export const CHANNEL_LIMITS = {
  /** Channels of one chatbot. */
  channelsPerChatbot: 10,
  /** Length of a bot's token, in characters. */
  channelTokenCharacters: 121,
  /** Size of what a service may post at once, in bytes. */
  channelPostBytes: 1024 * 1024,
  /** Length of one message of a customer, in characters: of a longer one the beginning is taken. */
  channelTextCharacters: 20_000,
  /** Time that a message on its way in or out is remembered: a service repeats what it has sent for less long. */
  channelMemoryMs: 8 * 24 * 3_600_000,
  /** Attempts to handle one message before it is given to the team. */
  channelAttempts: 3,
  /** Duration of a service's answer. */
  channelCallMs: 10_000,
} as const;
