import * as z from 'zod';

const attachmentSchema = z.object({
  type: z.string(),
  payload: z.nullish(
    z.object({
      url: z.optional(z.string()),
      coordinates: z.optional(z.object({ lat: z.number(), long: z.number() })),
    }),
  ),
});

/**
 * An event of a conversation with a page or an account of Instagram. Sources:
 * https://developers.facebook.com/docs/messenger-platform/reference/webhook-events and
 * https://developers.facebook.com/docs/messenger-platform/instagram/features/webhook
 */
export const pageEventSchema = z.object({
  sender: z.object({ id: z.string().check(z.minLength(1)) }),
  /** Milliseconds since 1970. */
  timestamp: z.int().nonnegative(),
  message: z.optional(
    z.object({
      mid: z.string().check(z.minLength(1)),
      text: z.optional(z.string()),
      /** Written by the page itself. */
      is_echo: z.optional(z.boolean()),
      /** Taken back by the person, on Instagram. */
      is_deleted: z.optional(z.boolean()),
      attachments: z.optional(z.array(attachmentSchema)),
    }),
  ),
  /** Button that the person has pressed. */
  postback: z.optional(z.object({ mid: z.optional(z.string()), title: z.optional(z.string()) })),
  delivery: z.optional(z.object({ mids: z.optional(z.array(z.string())) })),
  /** Of Instagram, the message; of Messenger, a time alone. */
  read: z.optional(z.object({ mid: z.optional(z.string()) })),
});

export type PageEvent = z.infer<typeof pageEventSchema>;
