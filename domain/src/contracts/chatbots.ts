import * as z from 'zod/mini';
import { SETTINGS_FIELDS, someSettingsSchema } from '../documents/chatbots/settings.ts';
import { colourSchema } from '../colours.ts';
import { HOUR_MS } from '../durations.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { defineContract } from './contract.ts';
import { lineField, optionalLineField } from '../fields.ts';

/** Picture files that are taken from websites. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'] as const;

/** A website's icon: a picture file of a type that browsers draw, in base64. It is redrawn before it is shown, so that nothing in it runs. */
export const logoSchema = z.strictObject({ type: z.enum(LOGO_TYPES), data: z.base64() });

/**
 * Reads a website's details of its business, to make a chatbot from: nothing is stored. Fails with `url-invalid`,
 * `address-not-allowed`, `robots-disallowed` or `site-unreachable`.
 */
export const lookAtWebsite = defineContract({
  name: 'lookAtWebsite',
  access: { kind: 'member', action: 'chatbot.create' },
  idempotent: true,
  limits: [{ per: 'org', uses: 30, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    url: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.urlCharacters)),
  }),
  output: z.strictObject({
    /** Start address of the website, after redirects. */
    url: z.string(),
    name: z.string(),
    locale: z.enum(LOCALES),
    /** The website's own colour, dark enough to stand out from a white page; null where it shows none. */
    colour: z.nullable(colourSchema),
    /** Questions that the website answers. May be none. */
    starters: z.array(z.string()),
    logo: z.nullable(logoSchema),
  }),
});

/**
 * Makes a chatbot that greets in both languages, its own first. With `start` it has the website's questions and colour, and may be
 * embedded there. Fails with `chatbot-limit-reached` { current, max } when the plan has no room.
 */
export const createChatbot = defineContract({
  name: 'createChatbot',
  access: { kind: 'member', action: 'chatbot.create' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    /** The idempotency key: the same one makes no second chatbot. Without one every call makes its own. */
    requestId: z.optional(idSchema),
    name: lineField(LIMITS.nameCharacters),
    description: optionalLineField(LIMITS.descriptionCharacters),
    /** The chatbot's language; the organization's where nothing is said. */
    locale: z.optional(z.enum(LOCALES)),
    /** Details found on the business's website. */
    start: z.optional(
      z.strictObject({
        /** Its address: where the chatbot may be embedded from the beginning, if the caller may say so. */
        url: z.optional(lineField(LIMITS.urlCharacters)),
        colour: z.nullable(colourSchema),
        starters: z.array(lineField(LIMITS.starterCharacters)).check(z.maxLength(LIMITS.conversationStarters)),
      }),
    ),
  }),
  output: z.strictObject({ chatbotId: idSchema }),
});

function haveSameFields({ changes, base }: { changes: object; base: object }): boolean {
  const fields = Object.keys(changes);
  return fields.length === Object.keys(base).length && fields.every((field) => field in base);
}

/**
 * Saves settings of a chatbot onto what others have saved meanwhile. Where somebody else saved one of the same fields
 * differently since `base`, nothing is written. What is stored already is no change, so a repeated save ends like the first. Where the
 * chatbot's gate is on, an activation and a change of `ANSWERING_FIELDS` are held back (`held`) without a run of exactly this change, and
 * nothing is written. An override by others than owner and administrators fails with `permission-denied`, and a procedure that is on and
 * cannot be run as it is with `procedure-invalid` { position }.
 */
export const saveChatbotSettings = defineContract({
  name: 'saveChatbotSettings',
  access: { kind: 'member', action: 'chatbot.configure' },
  idempotent: true,
  // All settings at once, twice.
  maxBytes: 1_088 * 1024,
  input: z
    .strictObject({
      orgId: idSchema,
      chatbotId: idSchema,
      /** The changed fields alone. */
      changes: someSettingsSchema,
      /** The same fields as they were when the person began to change them. */
      base: someSettingsSchema,
      /** Means of passing the chatbot's gate: a run of the cases that must pass, or the reason of an owner or administrator for overriding it. */
      gate: z.optional(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('run'), runId: idSchema }),
          z.strictObject({ kind: z.literal('override'), reason: lineField(LIMITS.gateReasonCharacters) }),
        ]),
      ),
    })
    .check(z.refine(haveSameFields)),
  output: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('saved'),
      /** The stored `settingsVersion`. */
      version: z.int(),
    }),
    z.strictObject({
      kind: z.literal('conflict'),
      /** The fields that somebody else saved. */
      fields: z.array(z.enum(SETTINGS_FIELDS)),
    }),
    z.strictObject({
      kind: z.literal('held'),
      /** `untested`: no run of this change has come to its end. `failed`: one has, and a case that must pass fails. */
      why: z.enum(['untested', 'failed']),
    }),
  ]),
});

/** Begins to delete a chatbot with everything that it owns. `name` is typed by the person and must be the chatbot's, else `confirmation-mismatch`. Repeated calls find the same deletion. */
export const deleteChatbot = defineContract({
  name: 'deleteChatbot',
  access: { kind: 'member', action: 'chatbot.delete' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    name: z.string().check(z.maxLength(LIMITS.nameCharacters)),
  }),
  output: z.strictObject({ deletionId: idSchema }),
});

/** Begins to delete all conversations that a chatbot has had until now. Leads stay. */
export const deleteConversations = defineContract({
  name: 'deleteConversations',
  access: { kind: 'member', action: 'conversations.delete' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    confirmation: z.literal('delete'),
  }),
  output: z.strictObject({ deletionId: idSchema }),
});

/** At most as many hosts as a chatbot can have, with room for a whole origin each. */
const domainsField = z.array(z.string().check(z.maxLength(260))).check(z.maxLength(LIMITS.allowedDomains));

/**
 * Adds hosts that may embed a chatbot and takes hosts away, named as they are stored; what others change meanwhile stays. Answers
 * with all that are stored then; fails with `invalid-input` if one to add is no host, or there are too many.
 */
export const changeAllowedDomains = defineContract({
  name: 'changeAllowedDomains',
  access: { kind: 'member', action: 'domains.update' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    add: domainsField,
    remove: domainsField,
  }),
  output: z.strictObject({ domains: z.array(z.string()) }),
});

/** Looks for a chatbot's snippet in a public page. Fails with `url-invalid`, `address-not-allowed` or `site-unreachable`. */
export const checkInstallation = defineContract({
  name: 'checkInstallation',
  access: { kind: 'member', action: 'chatbot.configure' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    url: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.urlCharacters)),
  }),
  output: z.strictObject({
    /** `other`: a snippet of ours that names another chatbot. */
    found: z.enum(['script', 'iframe', 'other', 'none']),
    /** True if the page's host is among the allowed ones. */
    isAllowed: z.boolean(),
    /** The page's host, after redirects. */
    host: z.string(),
  }),
});

/** Means of passing a chatbot's gate. */
export type GatePass = NonNullable<z.infer<typeof saveChatbotSettings.input>['gate']>;
