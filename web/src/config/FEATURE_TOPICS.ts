/** The pages about one side of the product each, below /{language}/features. */
export const FEATURE_TOPICS = ['security', 'analytics', 'automation', 'engagement'] as const;

export type FeatureTopic = (typeof FEATURE_TOPICS)[number];
