import { LIMITS } from './limits.ts';

export const PLANS = ['trial', 'starter', 'pro', 'business'] as const;

export type Plan = (typeof PLANS)[number];

/** The plans that can be bought, the smallest first. */
export const PAID_PLANS = ['starter', 'pro', 'business'] as const satisfies readonly Plan[];

export type PaidPlan = (typeof PAID_PLANS)[number];

export interface PlanLimits {
  chatbots: number;
  /** Answered messages per calendar month; in the trial, in the whole trial. */
  messages: number;
  /** Team members including the owner. */
  seats: number;
  /** Largest document in bytes. */
  documentBytes: number;
  /** Most pages of one website source. */
  websitePages: number;
  /** Tokens that all sources of the organization may hold together. */
  trainingTokens: number;
  /**
   * Tokens, at about four characters each, that are embedded for the organization in a day (UTC): all that its sources may
   * hold, twice, so that even a day on which everything is read anew needs no second one. gemini-embedding-001 costs 0.15
   * dollars a million (domain/src/models.ts): at most 0.12 a day in the trial and 4.80 on the largest plan.
   */
  embeddedTokensPerDay: number;
  /** Answers that its people may try out in the playground in a day (UTC). They cost no message of the plan. */
  playgroundAnswersPerDay: number;
  /** Conversations whose category a model finds in a day (UTC); others get it by their words. Free answers make conversations too. */
  categoriesPerDay: number;
  /** Answers to cases of its tests in a day (UTC), of all its chatbots. They cost no message of the plan. */
  testAnswersPerDay: number;
  /** Visitors' questions that are asked again with a draft, in a day (UTC), of all its chatbots; one replay asks no more. They cost no message of the plan. */
  replayAnswersPerDay: number;
  /**
   * Summaries and drafts that help its people who have taken a conversation over, in a day (UTC), of all its chatbots. They cost no
   * message of the plan; one whose draft a dear model writes takes several.
   */
  suggestionsPerDay: number;
  /** Messages that are translated for its people, or into a visitor's language, in a day (UTC), of all its chatbots. They cost no message of the plan. */
  translationsPerDay: number;
  /** Calls of actions in a day (UTC), of all its chatbots, those that members try out among them. */
  actionCallsPerDay: number;
  /** Pages of scanned PDFs that a model reads in a calendar month, of all its chatbots; 0 where scans are not read. */
  scannedPagesPerMonth: number;
}

/** Limits that a plan is chosen by. The others are fair use. */
export const COMPARED_LIMITS = [
  'messages',
  'chatbots',
  'seats',
  'trainingTokens',
  'websitePages',
] as const satisfies readonly (keyof PlanLimits)[];

/** Limits of a day (UTC) that cost no message of the plan, and that people of an organization notice. */
export const FAIR_USE = [
  'suggestionsPerDay',
  'translationsPerDay',
  'playgroundAnswersPerDay',
  'testAnswersPerDay',
  'replayAnswersPerDay',
  'actionCallsPerDay',
] as const satisfies readonly (keyof PlanLimits)[];

/** Limits per plan: specification point 9. The trial is Pro's feature set with 100 messages. */
export const PLAN_LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  trial: {
    chatbots: 2,
    messages: 100,
    seats: 2,
    documentBytes: LIMITS.documentBytes,
    websitePages: 50,
    trainingTokens: 400_000,
    embeddedTokensPerDay: 800_000,
    playgroundAnswersPerDay: 50,
    categoriesPerDay: 96,
    testAnswersPerDay: 50,
    replayAnswersPerDay: 10,
    suggestionsPerDay: 5,
    translationsPerDay: 20,
    actionCallsPerDay: 100,
    scannedPagesPerMonth: 0,
  },
  starter: {
    chatbots: 1,
    messages: 2_000,
    seats: 1,
    documentBytes: LIMITS.documentBytes,
    websitePages: 100,
    trainingTokens: 1_000_000,
    embeddedTokensPerDay: 2_000_000,
    playgroundAnswersPerDay: 200,
    categoriesPerDay: 200,
    testAnswersPerDay: 300,
    replayAnswersPerDay: 200,
    suggestionsPerDay: 50,
    translationsPerDay: 200,
    actionCallsPerDay: 1_000,
    scannedPagesPerMonth: 100,
  },
  pro: {
    chatbots: 2,
    messages: 10_000,
    seats: 2,
    documentBytes: LIMITS.documentBytes,
    websitePages: 500,
    trainingTokens: 4_000_000,
    embeddedTokensPerDay: 8_000_000,
    playgroundAnswersPerDay: 500,
    categoriesPerDay: 1_000,
    testAnswersPerDay: 1_000,
    replayAnswersPerDay: 500,
    suggestionsPerDay: 200,
    translationsPerDay: 1_000,
    actionCallsPerDay: 5_000,
    scannedPagesPerMonth: 500,
  },
  business: {
    chatbots: 3,
    messages: 40_000,
    seats: 5,
    documentBytes: LIMITS.documentBytesLarge,
    websitePages: 2_000,
    trainingTokens: 16_000_000,
    embeddedTokensPerDay: 32_000_000,
    playgroundAnswersPerDay: 1_000,
    categoriesPerDay: 4_000,
    testAnswersPerDay: 3_000,
    replayAnswersPerDay: 1_500,
    suggestionsPerDay: 500,
    translationsPerDay: 2_500,
    actionCallsPerDay: 20_000,
    scannedPagesPerMonth: 2_000,
  },
};

/** Length of the free trial in days: the reading that most texts of the specification give. */
export const TRIAL_DAYS = 14;

/** The other reading: of its last days a banner and a text for search engines speak. */
export const TRIAL_DAYS_SHORT = 7;
