import * as z from 'zod';
import { IDENTITY_FAULTS } from '../../contacts/IDENTITY_FAULTS.ts';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/** orgs/{orgId}/chatbots/{chatbotId}/identity/settings: with what tokens of a chatbot's customers are checked, but no secret. */
export const identitySettingsSchema = z.object({
  chatbotId: idSchema,
  /** Time at which the present secret was made. Null without one. */
  secretMadeAt: z.nullable(timestamp),
  /** Its last four characters; empty without one. */
  secretEnding: z.string(),
  /** Time until which the secret before it still counts. Null where there is none. */
  formerUntil: z.nullable(timestamp),
  /** Address of the business's key set (RFC 7517); empty without one. */
  keySetUrl: z.string(),
  /** Time at which a token was last accepted, to the hour. Null before the first. */
  acceptedAt: z.nullable(timestamp),
  /** The token that was last refused, without the token. */
  refused: z.nullable(z.object({ fault: z.enum(IDENTITY_FAULTS), origin: z.string(), at: timestamp })),
});

export type IdentitySettings = z.infer<typeof identitySettingsSchema>;

/** orgs/{orgId}/chatbots/{chatbotId}/identityKeys/current: what an identity token is checked with. */
export const identityKeysSchema = z.object({
  secret: z.nullable(z.string()),
  former: z.nullable(z.object({ secret: z.string(), until: timestamp })),
  keySetUrl: z.string(),
});

export type IdentityKeys = z.infer<typeof identityKeysSchema>;

/** orgs/{orgId}/chatbots/{chatbotId}/identityUses/{SHA-256 of a token}: the visitor token that it came with. Ends by TTL. */
export const identityUseSchema = z.object({
  chatId: idSchema,
  expiresAt: timestamp,
});
