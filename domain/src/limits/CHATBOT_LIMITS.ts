const KB = 1024;

/** Limits of a chatbot's settings, its look and its websites. Bytes, characters and milliseconds as the names say. */
export const CHATBOT_LIMITS = {
  imageBytes: 1024 * KB,
  systemInstructionsCharacters: 2000,
  conversationStarters: 5,
  faqs: 5,
  suggestedMessages: 10,
  initialMessages: 10,
  allowedDomains: 50,
  starterCharacters: 120,
  consentCharacters: 500,
  autoReplyCharacters: 2000,
  iconNameCharacters: 64,
  /** Maximum delay before a chatbot opens by itself, in seconds. */
  autoShowSecondsMax: 600,
  /** Width and height of a stored profile picture, in pixels. */
  pictureSide: 256,
  /** Conversations, and leads, are kept for ever or for this many days. */
  retentionDaysMin: 1,
  retentionDaysMax: 3650,
  /** Maximum wait for an agent, or for a sign of life of one, before a visitor is told, in minutes. */
  handoverMinutesMax: 60,
  /** Days, or runs of days, without opening hours. */
  closedDays: 50,
  /** Sites that were refused and are offered to the owner, per chatbot. */
  refusedOrigins: 50,
} as const;
