import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { holdsWebAddress } from './names/holdsWebAddress.ts';
import { isMereDomain } from './names/isMereDomain.ts';
import { phoneNumberOf } from './phones/phoneNumberOf.ts';
import { PROOF } from './widget/PROOF.ts';

/** Control characters, halves of characters and the marks that reorder text have no place in a name or an address. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

function hasNoControl(value: string): boolean {
  return !CONTROL.test(value);
}

/** One line of text: trimmed, in Unicode's composed form, not empty, without control characters. */
export function lineField(maxCharacters: number): z.ZodMiniType<string> {
  return z
    .string()
    .check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(maxCharacters), z.refine(hasNoControl));
}

/** Like `lineField`, but may be empty. */
export function optionalLineField(maxCharacters: number): z.ZodMiniType<string> {
  return z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(maxCharacters), z.refine(hasNoControl));
}

/** `params` of an issue about a web address, so that forms can name what is wrong. */
export const ADDRESS_FAULT = { fault: 'address' };

/** A person's name: one line without a web address. Our mails quote it to people who do not know who has typed it. */
export function nameField(maxCharacters: number): z.ZodMiniType<string> {
  return lineField(maxCharacters).check(z.refine((name) => !holdsWebAddress(name), { params: ADDRESS_FAULT }));
}

/** An organization's name: like `nameField`, but it can be one domain and nothing else, as some companies are called (decision 050). */
export function organizationNameField(maxCharacters: number): z.ZodMiniType<string> {
  return lineField(maxCharacters).check(
    z.refine((name) => isMereDomain(name) || !holdsWebAddress(name), { params: ADDRESS_FAULT }),
  );
}

/** Several lines of text: tabs and line breaks are kept, other control characters refused. */
export function textField(maxCharacters: number): z.ZodMiniType<string> {
  return z.string().check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1),
    z.maxLength(maxCharacters),
    z.refine((value) => hasNoControl(value.replace(/[\t\r\n]/g, ''))),
  );
}

/** Like `textField`, but may be empty. */
export function optionalTextField(maxCharacters: number): z.ZodMiniType<string> {
  return z.string().check(
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(maxCharacters),
    z.refine((value) => hasNoControl(value.replace(/[\t\r\n]/g, ''))),
  );
}

/** An e-mail address in the form in which addresses are compared: trimmed and in lower case. */
export const emailField: z.ZodMiniType<string> = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.normalize('NFC'), z.maxLength(LIMITS.emailCharacters), z.email());

/** A phone number with its country, in the form in which numbers are compared (`phoneNumberOf`). */
export const phoneField: z.ZodMiniType<string> = z.string().check(
  z.maxLength(LIMITS.phoneCharacters),
  z.overwrite((typed) => phoneNumberOf(typed) ?? ''),
  z.minLength(1),
);

/** A password that is being set. Whether it is a common one is for the callable to say. */
export const passwordField: z.ZodMiniType<string> = z
  .string()
  .check(z.minLength(LIMITS.passwordCharacters), z.maxLength(LIMITS.passwordMaxCharacters));

/** The secret of a link in a mail: 32 random bytes in base64url. */
/** The secret that a browser makes for a trial before sign-up: as `newId` makes it. */
export const trialKeyField: z.ZodMiniType<string> = z.string().check(z.regex(/^[A-Za-z0-9]{22}$/));

/** Solution of the challenge of a `proof-required`. */
export const proofField = z.strictObject({
  challenge: z.string().check(z.maxLength(100)),
  nonces: z.array(z.int().check(z.nonnegative(), z.maximum(PROOF.maxNonce))).check(z.length(PROOF.parts)),
});

export const tokenField: z.ZodMiniType<string> = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Path patterns of a website, such as `/help/*`. */
export const urlPatternsField: z.ZodMiniType<string[]> = z
  .array(z.string().check(z.trim(), z.maxLength(LIMITS.urlPatternCharacters), z.regex(/^\/\S*$/)))
  .check(z.maxLength(LIMITS.urlPatterns));
