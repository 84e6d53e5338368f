import * as z from 'zod/mini';
import { IDENTITY_FAULTS } from '../../contacts/IDENTITY_FAULTS.ts';
import { HOUR_MS } from '../../durations.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { defineContract } from '../contract.ts';

const token = z.string().check(z.maxLength(2000));

/**
 * Exchanges a token of the business's server for a visitor token of the contact whom it names. What was said with the visitor token so
 * far becomes the contact's; where nothing was, their newest conversation goes on if it is not older than `LIMITS.contactContinueMs`.
 * A token that does not count is answered with the reason, for the developer who looks into the page's console, and changes nothing.
 * Fails with `not-found`, or `visitor-token-invalid`.
 */
export const identifyVisitor = defineContract({
  name: 'identifyVisitor',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [{ per: 'address', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ token, identityToken: z.string().check(z.maxLength(LIMITS.identityTokenCharacters)) }),
  output: z.union([
    z.strictObject({ fault: z.enum(IDENTITY_FAULTS) }),
    z.strictObject({
      token: z.string(),
      /** The same for the same contact, and no one can tell from it who they are. */
      contactId: idSchema,
      /** There is something to read in the conversation. */
      hasMessages: z.boolean(),
    }),
  ]),
});

/** The contact's conversations with this chatbot, the newest first, a page at a time. Fails with `permission-denied` for visitors who are none. */
export const listMyChats = defineContract({
  name: 'listMyChats',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [{ per: 'address', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    token,
    /** Time of the last one of the page before, in milliseconds since 1970. */
    before: z.optional(z.int()),
  }),
  output: z.strictObject({
    chats: z.array(
      z.strictObject({
        chatId: idSchema,
        /** The contact's last message, shortened; empty where they asked for an agent and wrote nothing. */
        preview: z.string(),
        /** Time of the last message, in milliseconds since 1970. */
        at: z.int(),
      }),
    ),
    hasMore: z.boolean(),
  }),
});

/**
 * A visitor token for another one of the contact's conversations, or with null for a new one. Fails with `permission-denied` for
 * visitors who are no contacts, and `not-found` for a conversation that is not theirs.
 */
export const openMyChat = defineContract({
  name: 'openMyChat',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [{ per: 'address', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ token, chatId: z.nullable(idSchema) }),
  output: z.strictObject({ token: z.string() }),
});
