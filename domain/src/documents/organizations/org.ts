import * as z from 'zod';
import { BUSINESS_TYPES } from '../../businessTypes.ts';
import { LOCALES } from '../../locales.ts';
import { PLANS } from '../../plans.ts';
import { timestamp } from '../../timestamp.ts';
import { teamRouteSchema } from './team.ts';
import { acceptedTermsSchema } from '../accounts/acceptedTerms.ts';
import { subscriptionSchema } from '../billing/subscription.ts';

/** Stands for the owner of an organization that has none, such as a trial's before sign-up. No account has this id. */
export const NOBODY = 'nobody';

/** orgs/{orgId}: an account holder. */
export const orgSchema = z.object({
  name: z.string(),
  /** IANA time zone: the day boundaries of all figures. */
  timezone: z.string(),
  locale: z.enum(LOCALES),
  ownerUid: z.string(),
  /** Plan whose limits hold: the trial, or the plan that is paid for. */
  plan: z.enum(PLANS),
  trialEndsAt: z.nullable(timestamp),
  /** Subscription that is paid for, as last reported by Stripe; null before the first purchase. */
  subscription: z.nullable(subscriptionSchema).default(null),
  businessType: z.enum(BUSINESS_TYPES),
  country: z.string(),
  /** Counted in the same transaction that makes or deletes a chatbot, so that the plan's limit holds under races. */
  chatbotCount: z.int(),
  /** Tokens of all its sources, counted in the transaction that finishes or removes one. */
  trainingTokens: z.int().default(0),
  /** Active members, counted in the transaction that adds or removes one. */
  memberCount: z.int().default(1),
  /** Time of the last invitation. Written with every invitation, so that parallel ones conflict and the plan's seats hold. */
  lastInviteAt: z.nullable(timestamp).default(null),
  /** Viewers read personal data of visitors as members do. Else they get it masked, from `readMasked` alone. */
  viewersSeePersonalData: z.boolean().default(false),
  /** Members get personal data masked as well, until they ask for that of one conversation or lead (`revealPersonalData`). */
  membersRevealPersonalData: z.boolean().default(false),
  /** Parts of its teams that decide who gets a request for an agent, written with each of them; the oldest team first. */
  teamRoutes: z.array(teamRouteSchema).default([]),
  /** The terms that its first owner accepted at sign-up; null for those from before they were asked, and for trials without an account. */
  terms: z.nullable(acceptedTermsSchema).default(null),
  createdAt: timestamp,
});

export type Org = z.infer<typeof orgSchema>;
