import * as z from 'zod/mini';
import { BUSINESS_TYPES } from '../businessTypes.ts';
import { COUNTRIES } from '../countries.ts';
import { onboardingSchema } from '../documents/accounts/onboarding.ts';
import { idSchema } from '../ids.ts';
import { LINKED_PROVIDERS } from '../identity.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { defineContract } from './contract.ts';
import { emailField, nameField, organizationNameField, passwordField, tokenField, trialKeyField } from '../fields.ts';

/** `TERMS_VERSION` of the form: the terms that it showed, and that are accepted by sending it. */
const termsField = z.iso.date();

/** Makes an account that waits for its e-mail to be confirmed. The answer is the same whether or not the address is known. Fails with `password-common` or `terms-changed`. */
export const signUp = defineContract({
  name: 'signUp',
  access: { kind: 'public' },
  idempotent: true,
  input: z.strictObject({
    /** The idempotency key: the same one makes no second account and sends no second mail. Without one every call does. */
    requestId: z.optional(idSchema),
    fullName: nameField(LIMITS.nameCharacters),
    organizationName: organizationNameField(LIMITS.nameCharacters),
    email: emailField,
    password: passwordField,
    businessType: z.enum(BUSINESS_TYPES),
    country: z.enum(COUNTRIES),
    locale: z.enum(LOCALES),
    terms: termsField,
    /** The key of a trial that was begun before: its chatbot becomes the organization's. */
    trialKey: z.optional(trialKeyField),
  }),
  output: z.strictObject({}),
});

/** Sends the confirmation mail again, at most once a minute. The answer is the same whether or not the address is known. */
export const resendConfirmation = defineContract({
  name: 'resendConfirmation',
  access: { kind: 'public' },
  idempotent: true,
  input: z.strictObject({ email: emailField, locale: z.enum(LOCALES) }),
  output: z.strictObject({}),
});

/**
 * Confirms the address of the signed-in account by the token of its mail: only who knows how to sign in can confirm,
 * so that nobody confirms an account that somebody else registered in their name. Fails with `token-invalid` or `token-other-account`.
 */
export const confirmEmail = defineContract({
  name: 'confirmEmail',
  access: { kind: 'account' },
  idempotent: true,
  input: z.strictObject({ token: tokenField }),
  output: z.strictObject({}),
});

/**
 * Confirms the address of an account that was there unconfirmed when its owner came with Google. Answers whether it is
 * confirmed now; the session's next token says so.
 */
export const confirmByProvider = defineContract({
  name: 'confirmByProvider',
  access: { kind: 'account' },
  idempotent: true,
  input: z.strictObject({}),
  output: z.strictObject({ isConfirmed: z.boolean() }),
});

/**
 * After the e-mail is confirmed: makes the organization and its owner. `answers` come from the completion screen of people
 * who signed in with Google or Microsoft; null takes those of the sign-up form. Any number of calls make one organization: that of the
 * trial that was begun before, where its hour is not over.
 * Fails with `not-found` where there are no answers, with `terms-changed`, with `unauthenticated` where the way of signing in is no longer the account's.
 */
export const completeSignUp = defineContract({
  name: 'completeSignUp',
  access: { kind: 'user' },
  idempotent: true,
  input: z.strictObject({
    answers: z.nullable(
      z.strictObject({
        fullName: nameField(LIMITS.nameCharacters),
        organizationName: organizationNameField(LIMITS.nameCharacters),
        businessType: z.enum(BUSINESS_TYPES),
        country: z.enum(COUNTRIES),
        locale: z.enum(LOCALES),
        terms: termsField,
        trialKey: z.optional(trialKeyField),
      }),
    ),
  }),
  output: z.strictObject({ orgId: idSchema }),
});

/** Keeps the answers of the onboarding questionnaire and where to go on. */
export const saveOnboarding = defineContract({
  name: 'saveOnboarding',
  access: { kind: 'user' },
  idempotent: true,
  input: z.strictObject({ onboarding: onboardingSchema }),
  output: z.strictObject({}),
});

/** Mails a link to set a new password. The answer is the same whether or not the address is known. */
export const requestPasswordReset = defineContract({
  name: 'requestPasswordReset',
  access: { kind: 'public' },
  idempotent: true,
  input: z.strictObject({ email: emailField, locale: z.enum(LOCALES) }),
  output: z.strictObject({}),
});

/** Mails a link to sign in with. The answer is the same whether or not the address is known. */
export const requestSignInLink = defineContract({
  name: 'requestSignInLink',
  access: { kind: 'public' },
  idempotent: true,
  input: z.strictObject({ email: emailField, locale: z.enum(LOCALES) }),
  output: z.strictObject({}),
});

/**
 * Answers a custom token of Firebase Authentication by the token of a mail, once. Fails with `token-invalid` (unknown, used, expired, or of
 * an account that has a second factor by now).
 */
export const signInByLink = defineContract({
  name: 'signInByLink',
  access: { kind: 'public' },
  idempotent: false,
  input: z.strictObject({ token: tokenField }),
  output: z.strictObject({ customToken: z.string() }),
});

/**
 * Sets a password by the token of a mail, confirms the address with it, and ends every session.
 * Fails with `token-invalid` (unknown, used or expired) or `password-common`. Answers the address, to sign in with.
 */
export const resetPassword = defineContract({
  name: 'resetPassword',
  access: { kind: 'public' },
  idempotent: true,
  input: z.strictObject({ token: tokenField, password: passwordField }),
  output: z.strictObject({ email: z.string() }),
});

/** Notes that the caller's session is in use, for the list of sessions, and mails the person of ways of signing in that are new. */
export const noteSession = defineContract({
  name: 'noteSession',
  access: { kind: 'user' },
  idempotent: true,
  input: z.strictObject({}),
  output: z.strictObject({}),
});

/** Ends one of the caller's sessions, by the second in which it began: at once, and for good. One that has ended stays so. */
export const endSession = defineContract({
  name: 'endSession',
  access: { kind: 'user' },
  idempotent: true,
  input: z.strictObject({ began: z.int().check(z.positive()) }),
  output: z.strictObject({}),
});

/** Ends every session of the caller, this one too. */
export const endAllSessions = defineContract({
  name: 'endAllSessions',
  access: { kind: 'user' },
  idempotent: true,
  input: z.strictObject({}),
  output: z.strictObject({}),
});

/**
 * Sets the account's password, ends every session, this one too, and takes from the account every other way of signing in that is not
 * among `keeps`. Fails with `password-common`.
 */
export const changePassword = defineContract({
  name: 'changePassword',
  access: { kind: 'user', isRecent: true },
  idempotent: true,
  input: z.strictObject({ password: passwordField, keeps: z.array(z.enum(LINKED_PROVIDERS)) }),
  output: z.strictObject({}),
});

/** Mails a link to the new address and a notice to the old one. The answer is the same whether or not the address is taken. */
export const requestEmailChange = defineContract({
  name: 'requestEmailChange',
  access: { kind: 'user', isRecent: true },
  idempotent: true,
  input: z.strictObject({ email: emailField, locale: z.enum(LOCALES) }),
  output: z.strictObject({}),
});

/** Makes the address that the token was mailed to the account's own and ends every session. Fails with `token-invalid`. */
export const confirmEmailChange = defineContract({
  name: 'confirmEmailChange',
  access: { kind: 'public' },
  idempotent: true,
  input: z.strictObject({ token: tokenField }),
  output: z.strictObject({ email: z.string() }),
});

/** Deletes the signed-in account and all its memberships. Fails with `owner-must-transfer` { max: organizations owned }. */
export const deleteAccount = defineContract({
  name: 'deleteAccount',
  access: { kind: 'user', isRecent: true },
  idempotent: true,
  input: z.strictObject({}),
  output: z.strictObject({}),
});
