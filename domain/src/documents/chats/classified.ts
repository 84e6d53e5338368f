export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;

/** Fields that are found for a conversation that is over, and that members may correct. */
export const CORRECTED_FIELDS = ['category', 'topic', 'sentiment'] as const;
