import * as z from 'zod/mini';
import type { Backend, Inputs } from './backend.ts';
import type { VisitorSession } from './visitorSession.ts';

const identifiedSchema = z.union([
  z.object({ fault: z.string() }),
  z.object({ token: z.string(), hasMessages: z.boolean() }),
]);
const chatsSchema = z.object({
  chats: z.array(z.object({ chatId: z.string(), preview: z.string(), at: z.number() })),
  hasMore: z.boolean(),
});
const tokenSchema = z.object({ token: z.string() });

/** Calls one of our functions with an input that has its token. */
type Post = <N extends keyof Inputs, O>(name: N, input: Inputs[N], schema: z.ZodMiniType<O>) => Promise<O>;

/** Calls of a contact's chat, which goes on with the tokens that they answer. */
export function createContactCalls(
  post: Post,
  session: VisitorSession,
  signal: AbortSignal,
): Pick<Backend, 'identify' | 'listChats' | 'openChat'> {
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
