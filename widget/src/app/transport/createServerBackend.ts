import { attachmentTypeSchema } from '@parlance/domain/attachments/attachment';
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
const fileSchema = z.object({ type: attachmentTypeSchema, data: z.string() });
const waitSchema = z.object({ minutes: z.number() });

/** Our functions, called with the visitor's token. */
export function createServerBackend(functionsUrl: string, chatbotId: string, session: VisitorSession): Backend {
  const { signal } = new AbortController();

  async function post<N extends keyof Inputs, O>(
    name: N,
    input: Omit<Inputs[N], 'token'>,
    schema: z.ZodMiniType<O>,
  ): Promise<O> {
    const result = await postCallable({ url: `${functionsUrl}/visitor/${name}`, input, signal });
    const output = schema.safeParse(result);
    if (!output.success) throw new CallError({ kind: 'malformed' });
    return output.data;
  }

  function call<N extends keyof Inputs, O>(
    name: N,
    input: Omit<Inputs[N], 'token'>,
    schema: z.ZodMiniType<O>,
  ): Promise<O> {
    return session.withToken((token) => post(name, { ...input, token }, schema), signal);
  }

  /** A call that answers nothing. */
  function send<N extends keyof Inputs>(name: N): (input: Omit<Inputs[N], 'token'>) => Promise<void> {
    return async (input) => {
      await call(name, input, nothingSchema);
    };
  }

  return {
    ask: (asking) => askQuestion({ functionsUrl, session, ...asking }),
    rate: send('rateAnswer'),
    rateChat: send('rateChat'),
    leaveMessage: send('submitContact'),
    mailTranscript: send('mailTranscript'),
    access: { post, session, signal },
    readChat: () => call('readChat', {}, chatViewSchema),
    readMode: () => call('readChatMode', {}, modeSchema),
    deleteChat: () => call('deleteMyChat', {}, deletedSchema),
    createResumeToken: async () => (await call('rememberChat', {}, rememberedSchema)).resumeToken,
    resumeChat: async (resumeToken) => {
      const resumed: unknown = await post('resumeChat', { chatbotId, resumeToken }, nothingSchema);
      const token = tokenSchema.safeParse(resumed);
      const view = chatViewSchema.safeParse(resumed);
      if (!token.success || !view.success) throw new CallError({ kind: 'malformed' });
      session.use(token.data.token);
      return view.data;
    },
    requestHandover: async (request) => (await call('requestHandover', request, waitSchema)).minutes,
    cancelHandover: () => send('cancelHandover')({}),
    sendMessage: send('sendVisitorMessage'),
    sendFile: send('sendVisitorAttachment'),
    readFile: (messageId) => call('readVisitorAttachment', { messageId }, fileSchema),
    showTyping: () => send('showVisitorTyping')({}),
    watchChat: () => call('watchChat', {}, nothingSchema),
    tab: session,
  };
}
