import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

const endpoint = z.object({ host: z.string(), port: z.int() });

/** What a visitor's browser needs to follow its own conversation live: a sign-in that can read this one chat and nothing else. */
export const watchChat = defineContract({
  name: 'watchChat',
  access: { kind: 'visitor' },
  input: z.strictObject({ token: z.string().check(z.maxLength(2000)) }),
  output: z.strictObject({
    /** For `signInWithCustomToken`. */
    customToken: z.string(),
    orgId: z.string(),
    chatId: z.string(),
    firebase: z.object({ projectId: z.string(), apiKey: z.string(), authDomain: z.string() }),
    /** Null in production. */
    emulators: z.nullable(z.object({ auth: endpoint, firestore: endpoint })),
  }),
});
