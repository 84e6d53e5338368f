import * as z from 'zod/mini';

const endpointSchema = z.object({ host: z.string(), port: z.number() });
/** Place and key of one conversation's live document, as `watchChat` answers. */
export const watchSchema = z.object({
  customToken: z.string(),
  orgId: z.string(),
  chatId: z.string(),
  firebase: z.object({ projectId: z.string(), apiKey: z.string(), authDomain: z.string() }),
  emulators: z.nullable(z.object({ auth: endpointSchema, firestore: endpointSchema })),
});
