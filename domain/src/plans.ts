import { LIMITS } from './limits.ts';

export const PLANS = ['trial', 'starter', 'pro', 'business'] as const;

export type Plan = (typeof PLANS)[number];

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
}

/** Limits per plan: specification point 9. The trial is Pro's feature set with 100 messages. */
export const PLAN_LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  trial: {
    chatbots: 2,
    messages: 100,
    seats: 2,
    documentBytes: LIMITS.documentBytes,
    websitePages: 50,
    trainingTokens: 400_000,
  },
  starter: {
    chatbots: 1,
    messages: 2_000,
    seats: 1,
    documentBytes: LIMITS.documentBytes,
    websitePages: 100,
    trainingTokens: 1_000_000,
  },
  pro: {
    chatbots: 2,
    messages: 10_000,
    seats: 2,
    documentBytes: LIMITS.documentBytes,
    websitePages: 500,
    trainingTokens: 4_000_000,
  },
  business: {
    chatbots: 3,
    messages: 40_000,
    seats: 5,
    documentBytes: LIMITS.documentBytesLarge,
    websitePages: 2_000,
    trainingTokens: 16_000_000,
  },
};

/** Length of the free trial in days: the reading that most texts of the specification give. */
export const TRIAL_DAYS = 14;

/** The reading of one banner and one search-engine text, kept beside it. */
export const TRIAL_DAYS_SHORT = 7;
