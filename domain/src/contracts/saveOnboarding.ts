import * as z from 'zod/mini';
import { onboardingSchema } from '../documents/onboarding.ts';
import { defineContract } from './contract.ts';

/** Keeps the answers of the onboarding questionnaire and where to go on. */
export const saveOnboarding = defineContract({
  name: 'saveOnboarding',
  access: { kind: 'user' },
  input: z.strictObject({ onboarding: onboardingSchema }),
  output: z.strictObject({}),
});
