/** From when on a figure is worth a sentence. Shares are 0 to 1; counts are those of the period. */
export const INSIGHT_THRESHOLDS = {
  /** Fewer conversations, in this period or the one before, are too few to compare. */
  comparedConversations: 20,
  /** Fewer answers are too few for a share of them. */
  sharedMessages: 20,
  /** A change of conversations by this share of the period before. */
  conversationsChange: 0.25,
  /** Less than this share of questions answered. */
  answeredShare: 0.8,
  /** 95 in 100 answers took up to this long or longer, in milliseconds. */
  slowMs: 8000,
  /** This share of the conversations that are over failed. */
  failedShare: 0.2,
  /** This many negative ratings that are this share of all. */
  negativeRatings: 5,
  negativeShare: 0.3,
  /** This share of the visitors of conversations that are over were unhappy. */
  negativeSentiment: 0.25,
  /** Leads by conversation changed by this share of the rate before. */
  conversionChange: 0.3,
  /** This share of conversations asked for an agent. */
  handoverShare: 0.2,
  /** A topic of this many conversations that grew by this share. */
  topicConversations: 10,
  topicGrowth: 0.5,
  /** A topic with this many conversations without an answer that are this share of its own. */
  topicUnanswered: 5,
  topicUnansweredShare: 0.3,
  /** The busiest hour of the week has this share of all answers. */
  peakShare: 0.08,
  /** Sources that no answer has cited. */
  unusedSources: 1,
  /** Maximum number shown. */
  most: 5,
} as const;
