import * as z from 'zod/mini';
import { BUSINESS_TYPES } from '../../businessTypes.ts';
import {
  COMPANY_SIZES,
  CONTACT_CHANNELS,
  CURRENT_TOOLS,
  JOB_ROLES,
  MONTHLY_INQUIRIES,
  ONBOARDING_STEPS,
  PRIOR_EXPERIENCES,
  READINESS_TIMINGS,
  REFERRAL_SOURCES,
  WEBSITE_TOOLS,
} from '../../onboarding.ts';

/** The answers: every question may be left open. The person's name is the profile's own. */
export const onboardingAnswersSchema = z.strictObject({
  jobRole: z.nullable(z.enum(JOB_ROLES)),
  priorExperience: z.nullable(z.enum(PRIOR_EXPERIENCES)),
  referralSource: z.nullable(z.enum(REFERRAL_SOURCES)),
  industry: z.nullable(z.enum(BUSINESS_TYPES)),
  companySize: z.nullable(z.enum(COMPANY_SIZES)),
  websiteTool: z.nullable(z.enum(WEBSITE_TOOLS)),
  contactChannels: z.array(z.enum(CONTACT_CHANNELS)).check(z.maxLength(CONTACT_CHANNELS.length)),
  monthlyInquiries: z.nullable(z.enum(MONTHLY_INQUIRIES)),
  currentTool: z.nullable(z.enum(CURRENT_TOOLS)),
  readinessTiming: z.nullable(z.enum(READINESS_TIMINGS)),
});

export type OnboardingAnswers = z.infer<typeof onboardingAnswersSchema>;

/** users/{uid}.onboarding: `step` is where to go on; null in the profile until the questionnaire was first shown. */
export const onboardingSchema = z.strictObject({
  answers: onboardingAnswersSchema,
  step: z.union(ONBOARDING_STEPS.map((step) => z.literal(step))),
  status: z.enum(['open', 'skipped', 'done']),
});

export type Onboarding = z.infer<typeof onboardingSchema>;

/** A questionnaire that nobody has begun. */
export const EMPTY_ANSWERS: OnboardingAnswers = {
  jobRole: null,
  priorExperience: null,
  referralSource: null,
  industry: null,
  companySize: null,
  websiteTool: null,
  contactChannels: [],
  monthlyInquiries: null,
  currentTool: null,
  readinessTiming: null,
};
