import { chatViewSchema } from '@parlance/domain/widget/chatMessage';
import * as z from 'zod/mini';
import { askQuestion } from './askQuestion.ts';
import type { Backend, Inputs } from './backend.ts';
import { CallError } from './failure.ts';
import { postCallable } from './postCallable.ts';
import type { VisitorSession } from './visitorSession.ts';

// Of the contracts only the types are here: their input schemas would weigh more than the rest of this file.
const nothingSchema = z.unknown();
const deletedSchema = z.object({ messages: z.number() });
const rememberedSchema = z.object({ resumeToken: z.string() });
const modeSchema = z.object({ mode: chatViewSchema.shape.mode });
const tokenSchema = z.object({ token: z.string() });
const waitSchema = z.object({ minutes: z.number() });
const endpointSchema = z.object({ host: z.string(), port: z.number() });
const watchSchema = z.object({
  customToken: z.string(),
  orgId: z.string(),
  chatId: z.string(),
  firebase: z.object({ projectId: z.string(), apiKey: z.string(), authDomain: z.string() }),
  emulators: z.nullable(z.object({ auth: endpointSchema, firestore: endpointSchema })),
});

/** Our functions, called with the visitor's token. */
export function createServerBackend(functionsUrl: string, chatbotId: string, session: VisitorSession): Backend {
  const { signal } = new AbortController();

  async function post<N extends keyof Inputs, O>(name: N, input: Inputs[N], schema: z.ZodMiniType<O>): Promise<O> {
    const result = await postCallable({ url: `${functionsUrl}/visitor/${name}`, input, signal });
    const output = schema.safeParse(result);
    if (!output.success) throw new CallError({ kind: 'malformed' });
    return output.data;
  }

  function withToken<T>(call: (token: string) => Promise<T>): Promise<T> {
    return session.withToken(call, signal);
  }

  return {
    ask: (asking) => askQuestion({ functionsUrl, session, ...asking }),
    rate: async (rated) => {
      await withToken((token) => post('rateAnswer', { token, ...rated }, nothingSchema));
    },
    leaveMessage: async (contact) => {
      await withToken((token) => post('submitContact', { token, ...contact }, nothingSchema));
    },
    readChat: () => withToken((token) => post('readChat', { token }, chatViewSchema)),
    readMode: () => withToken((token) => post('readChatMode', { token }, modeSchema)),
    deleteChat: () => withToken((token) => post('deleteMyChat', { token }, deletedSchema)),
    createResumeToken: async () =>
      (await withToken((token) => post('rememberChat', { token }, rememberedSchema))).resumeToken,
    resumeChat: async (resumeToken) => {
      const resumed: unknown = await post('resumeChat', { chatbotId, resumeToken }, nothingSchema);
      const token = tokenSchema.safeParse(resumed);
      const view = chatViewSchema.safeParse(resumed);
      if (!token.success || !view.success) throw new CallError({ kind: 'malformed' });
      session.use(token.data.token);
      return view.data;
    },
    requestHandover: async (request) =>
      (await withToken((token) => post('requestHandover', { token, ...request }, waitSchema))).minutes,
    cancelHandover: async () => {
      await withToken((token) => post('cancelHandover', { token }, nothingSchema));
    },
    sendMessage: async (message) => {
      await withToken((token) => post('sendVisitorMessage', { token, ...message }, nothingSchema));
    },
    showTyping: async () => {
      await withToken((token) => post('showVisitorTyping', { token }, nothingSchema));
    },
    watchChat: () => withToken((token) => post('watchChat', { token }, watchSchema)),
    tab: session,
  };
}
