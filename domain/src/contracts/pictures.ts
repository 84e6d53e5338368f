import * as z from 'zod/mini';
import { HOUR_MS } from '../durations.ts';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** A PNG in base64. */
export const pictureField: z.ZodMiniType<string> = z.base64().check(z.maxLength(2_000_000));

/** Longest request with a picture, in bytes. */
export const PICTURE_CALL_BYTES = 2_100_000;

/** Stores a chatbot's profile picture, or removes it with null. Fails with `image-invalid` for anything but a square PNG of `LIMITS.pictureSide`, and with `image-too-large` { max } (bytes). */
export const saveChatbotPicture = defineContract({
  name: 'saveChatbotPicture',
  access: { kind: 'member', action: 'chatbot.configure' },
  idempotent: true,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  maxBytes: PICTURE_CALL_BYTES,
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    data: z.nullable(pictureField),
  }),
  output: z.strictObject({ picture: z.nullable(z.string()) }),
});
