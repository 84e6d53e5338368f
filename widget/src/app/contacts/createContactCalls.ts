import * as z from 'zod/mini';
import type { Contact } from '../context/Contact.ts';
import type { Access } from '../transport/backend.ts';

const identifiedSchema = z.union([
  z.object({ fault: z.string() }),
  z.object({ token: z.string(), hasMessages: z.boolean() }),
]);
const chatsSchema = z.object({
  chats: z.array(z.object({ chatId: z.string(), preview: z.string(), at: z.number() })),
  hasMore: z.boolean(),
});
const tokenSchema = z.object({ token: z.string() });

/** Outcome of an exchange: whether there is something to read, or why the token does not count. */
export type Identified = { hasMessages: boolean } | { fault: string };

export interface ContactCalls extends Contact {
  /** Goes on as the contact whom the website's server vouches for. */
  identify: (identityToken: string) => Promise<Identified>;
}

/** Calls of a contact's chat, which goes on with the tokens that they answer. */
export function createContactCalls({ post, session, signal }: Access): ContactCalls {
  return {
    identify: async (identityToken) => {
      let identified: z.infer<typeof identifiedSchema> = { fault: '' };
      const exchange = async (token: string) => {
        identified = await post('identifyVisitor', { token, identityToken }, identifiedSchema);
        return 'token' in identified ? identified : undefined;
      };
      await session.identify(exchange, signal);
      return identified;
    },
    listChats: (before) => session.withToken((token) => post('listMyChats', { token, before }, chatsSchema), signal),
    openChat: (chatId) =>
      session.identify(
        async (token) => ({
          ...(await post('openMyChat', { token, chatId }, tokenSchema)),
          hasMessages: chatId !== null,
        }),
        signal,
      ),
  };
}
