import * as z from 'zod/mini';
import { HOUR_MS } from '../durations.ts';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Stores a chatbot's profile picture, or removes it with null. Fails with `image-invalid` for anything but a square PNG of `LIMITS.pictureSide`, and with `image-too-large` { max } (bytes). */
export const saveChatbotPicture = defineContract({
  name: 'saveChatbotPicture',
  access: { kind: 'member', action: 'chatbot.configure' },
  idempotent: true,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  maxBytes: 2_100_000,
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    /** The PNG in base64. */
    data: z.nullable(z.base64().check(z.maxLength(2_000_000))),
  }),
  output: z.strictObject({ picture: z.nullable(z.string()) }),
});
