import * as z from 'zod';
import { BUSINESS_TYPES } from '../../businessTypes.ts';
import { idSchema } from '../../ids.ts';
import { LOCALES } from '../../locales.ts';
import { timestamp } from '../../timestamp.ts';
import { acceptedTermsSchema } from './acceptedTerms.ts';
import { conversationSettingsSchema, DEFAULT_CONVERSATION_SETTINGS } from './conversationSettings.ts';
import { onboardingSchema } from './onboarding.ts';

/** users/{uid}: a person's own profile. `signUp` holds the answers until the e-mail is confirmed and the organization exists. */
export const userSchema = z.object({
  name: z.string(),
  email: z.string(),
  locale: z.enum(LOCALES),
  /** Time of the person's last change; null: not since the account was made; 1970: nobody has chosen it. */
  localeAt: z.nullable(timestamp).default(null),
  /** The organization that the dashboard shows. */
  currentOrgId: z.nullable(idSchema),
  /** Every organization that the person is a member of, kept with the member documents. */
  orgIds: z.array(idSchema).default([]),
  signUp: z.nullable(
    z.object({
      organizationName: z.string(),
      businessType: z.enum(BUSINESS_TYPES),
      country: z.string(),
      /** Id of the trial that was begun before, and is taken over. */
      trialId: z.nullable(z.string()).default(null),
      /** The terms that were accepted by sending the form; null where it showed none. */
      terms: z.nullable(acceptedTermsSchema).default(null),
      /** The idempotency key of the form that made the account. */
      requestId: z.nullable(idSchema).default(null),
    }),
  ),
  onboarding: z.nullable(onboardingSchema).default(null),
  conversationSettings: conversationSettingsSchema.default(DEFAULT_CONVERSATION_SETTINGS),
  /** Organizations of whose first steps the person has seen enough. */
  checklistsHidden: z.array(idSchema).default([]),
  /** Sessions that began before this moment (seconds since 1970, as a token's `auth_time`) have ended. */
  sessionsFrom: z.int().default(0),
  /** Later sessions that were ended one by one, by the second in which they began. Memberships repeat both fields. */
  endedSessions: z.array(z.int()).default([]),
  /** The ways of signing in that the person has been told of, with the provider's id of the account; null: not looked at yet. */
  signInMethods: z.nullable(z.array(z.string())).default(null),
  createdAt: timestamp,
});

export type User = z.infer<typeof userSchema>;
