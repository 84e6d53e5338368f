import type { submitContact } from '@parlance/domain/contracts/submitContact';
import type * as z from 'zod/mini';
import { postCallable } from './postCallable.ts';
import type { VisitorSession } from './visitorSession.ts';

export type ContactInput = Omit<z.infer<typeof submitContact.input>, 'token'>;

/** Leaves a message with the business. The same `contactId` again makes no second one. */
export async function sendContact(functionsUrl: string, session: VisitorSession, contact: ContactInput): Promise<void> {
  const { signal } = new AbortController();
  await session.withToken((token) => {
    const input: z.infer<typeof submitContact.input> = { token, ...contact };
    return postCallable({ url: `${functionsUrl}/submitContact`, input, signal });
  }, signal);
}
