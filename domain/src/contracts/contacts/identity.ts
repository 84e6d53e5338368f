import * as z from 'zod/mini';
import { isHttpsAddress } from '../../addresses/httpsAddress.ts';
import { IDENTITY_FAULTS } from '../../contacts/IDENTITY_FAULTS.ts';
import { attributesSchema } from '../../contacts/attributes.ts';
import { HOUR_MS } from '../../durations.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { defineContract } from '../contract.ts';

const access = { kind: 'member', action: 'identity.manage' } as const;
const place = { orgId: idSchema, chatbotId: idSchema };

/** Compact form of a JSON Web Token (RFC 7515, section 7.1). */
const compactToken = z.string().check(z.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/), z.maxLength(LIMITS.identityTokenCharacters));

const keySetAddress = z.string().check(
  z.maxLength(LIMITS.urlCharacters),
  z.refine((address) => address === '' || isHttpsAddress(address)),
);

/**
 * Makes the secret that the tokens of a chatbot's customers are signed with, or another one in its place, which counts from now on; the
 * one before counts for `LIMITS.formerIdentitySecretMs`. This answer alone shows it. Fails with `not-found`.
 */
export const renewIdentitySecret = defineContract({
  name: 'renewIdentitySecret',
  access,
  idempotent: false,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject(place),
  output: z.strictObject({ secret: z.string() }),
});

/** Ends the secret before the present one at once, or with `all` both of them. Fails with `not-found`. */
export const endIdentitySecret = defineContract({
  name: 'endIdentitySecret',
  access,
  idempotent: true,
  input: z.strictObject({ ...place, which: z.enum(['former', 'all']) }),
  output: z.strictObject({}),
});

/**
 * Sets the address of the key set that tokens signed by RS256 or ES256 are checked with; empty for none. Fails with `not-found`, or
 * `address-not-allowed` where the address is not over HTTPS or by its name not public.
 */
export const setIdentityKeySet = defineContract({
  name: 'setIdentityKeySet',
  access,
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ ...place, keySetUrl: keySetAddress }),
  output: z.strictObject({}),
});

/** Checks an identity token as a visitor's is, for a member who tries it out. Nothing is stored, and the token counts as unused. */
export const checkIdentityToken = defineContract({
  name: 'checkIdentityToken',
  access,
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ ...place, identityToken: compactToken }),
  output: z.strictObject({
    /** Null where it is accepted. */
    fault: z.nullable(z.enum(IDENTITY_FAULTS)),
    /** Whom it names. Null where it is refused. */
    contact: z.nullable(
      z.strictObject({
        subject: z.string(),
        name: z.string(),
        email: z.string(),
        attributes: attributesSchema,
        /** Hosts of the websites for which alone it was made; none: all of the chatbot's. */
        sites: z.array(z.string()),
        /** Seconds that are left of its time. */
        seconds: z.int(),
      }),
    ),
  }),
});
