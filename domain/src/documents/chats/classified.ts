export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;

/** What is found of a conversation that is over, and what members may correct of it. */
export const CORRECTED_FIELDS = ['category', 'topic', 'sentiment'] as const;
