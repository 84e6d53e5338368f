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
  /** Rules for messages beside the bubble, and what one may have. */
  proactiveRules: 10,
  proactiveTextCharacters: 300,
  /** Suggestions of a rule, in all languages, and those that one visitor sees. */
  proactiveSuggestions: 6,
  proactiveSuggestionsShown: 3,
  proactivePages: 10,
  proactivePageCharacters: 200,
  /** Wildcards of a pattern: each multiplies the work of comparing an address. */
  proactivePageWildcards: 3,
  proactiveSecondsMax: 600,
  proactiveEventCharacters: 40,
  /** Visitors who go without messages, in percent of those who would get one. */
  proactiveHoldoutMax: 50,
  /** Sites that were refused and are offered to the owner, per chatbot. */
  refusedOrigins: 50,
} as const;
