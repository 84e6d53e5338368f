import * as z from 'zod';

const mediaSchema = z.object({
  id: z.string(),
  mime_type: z.optional(z.string()),
  filename: z.optional(z.string()),
  caption: z.optional(z.string()),
});

const titleSchema = z.object({ title: z.string() });

/**
 * A message as the webhook `messages` has it. Source:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages
 */
export const whatsAppMessageSchema = z.object({
  id: z.string().check(z.minLength(1)),
  /** Phone number; missing where the person has a user name and shares no number. */
  from: z.optional(z.string()),
  /** Id of the person for this business, such as DE.13491208655302741918. */
  from_user_id: z.optional(z.string()),
  group_id: z.optional(z.string()),
  /** Seconds since 1970. */
  timestamp: z.string().check(z.regex(/^\d{1,11}$/)),
  type: z.string(),
  text: z.optional(z.object({ body: z.string() })),
  button: z.optional(z.object({ text: z.string() })),
  interactive: z.optional(z.object({ button_reply: z.optional(titleSchema), list_reply: z.optional(titleSchema) })),
  image: z.optional(mediaSchema),
  document: z.optional(mediaSchema),
  audio: z.optional(mediaSchema),
  video: z.optional(mediaSchema),
  sticker: z.optional(mediaSchema),
  location: z.optional(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      name: z.optional(z.string()),
      address: z.optional(z.string()),
    }),
  ),
  contacts: z.optional(
    z.array(
      z.object({
        name: z.object({ formatted_name: z.string() }),
        phones: z.optional(z.array(z.object({ phone: z.optional(z.string()) }))),
        emails: z.optional(z.array(z.object({ email: z.optional(z.string()) }))),
      }),
    ),
  ),
});

export type WhatsAppMessage = z.infer<typeof whatsAppMessageSchema>;

/** Person behind a message, in the list `contacts` beside it. */
export const whatsAppContactSchema = z.object({
  profile: z.optional(z.object({ name: z.optional(z.string()) })),
  wa_id: z.optional(z.string()),
  user_id: z.optional(z.string()),
});

export type WhatsAppContact = z.infer<typeof whatsAppContactSchema>;
