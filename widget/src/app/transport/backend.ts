import type {
  readVisitorAttachment,
  sendVisitorAttachment,
} from '@parlance/domain/contracts/conversations/attachments';
import type {
  cancelHandover,
  requestHandover,
  sendVisitorMessage,
  showVisitorTyping,
  watchChat,
} from '@parlance/domain/contracts/conversations/handover';
import type {
  deleteMyChat,
  rateAnswer,
  rateChat,
  readChat,
  readChatMode,
  rememberChat,
  resumeChat,
} from '@parlance/domain/contracts/conversations/chats';
import type { identifyVisitor, listMyChats, openMyChat } from '@parlance/domain/contracts/contacts/visitors';
import type { readForm, submitForm } from '@parlance/domain/contracts/forms/visitors';
import type { submitContact } from '@parlance/domain/contracts/conversations/leads';
import type { mailTranscript } from '@parlance/domain/contracts/conversations/transcripts';
import type { Locale } from '@parlance/domain/locales';
import type { ProactiveDraw } from '@parlance/domain/widget/proactiveDraw';
import type { AnswerChunk, AnswerResult } from '@parlance/domain/widget/answerStream';
import type { ChatView } from '@parlance/domain/widget/chatMessage';
import type * as z from 'zod/mini';
import type { VisitorSession } from './visitorSession.ts';

/** Input of each of our functions, by its name. */
export interface Inputs {
  cancelHandover: z.infer<typeof cancelHandover.input>;
  deleteMyChat: z.infer<typeof deleteMyChat.input>;
  identifyVisitor: z.infer<typeof identifyVisitor.input>;
  listMyChats: z.infer<typeof listMyChats.input>;
  mailTranscript: z.infer<typeof mailTranscript.input>;
  openMyChat: z.infer<typeof openMyChat.input>;
  rateAnswer: z.infer<typeof rateAnswer.input>;
  rateChat: z.infer<typeof rateChat.input>;
  readChat: z.infer<typeof readChat.input>;
  readChatMode: z.infer<typeof readChatMode.input>;
  readForm: z.infer<typeof readForm.input>;
  readVisitorAttachment: z.infer<typeof readVisitorAttachment.input>;
  rememberChat: z.infer<typeof rememberChat.input>;
  requestHandover: z.infer<typeof requestHandover.input>;
  resumeChat: z.infer<typeof resumeChat.input>;
  sendVisitorAttachment: z.infer<typeof sendVisitorAttachment.input>;
  sendVisitorMessage: z.infer<typeof sendVisitorMessage.input>;
  showVisitorTyping: z.infer<typeof showVisitorTyping.input>;
  submitContact: z.infer<typeof submitContact.input>;
  submitForm: z.infer<typeof submitForm.input>;
  watchChat: z.infer<typeof watchChat.input>;
}

type Rated = Omit<Inputs['rateAnswer'], 'token'>;
type Contact = Omit<Inputs['submitContact'], 'token'>;
export type HandoverRequest = Omit<Inputs['requestHandover'], 'token'>;
type LiveMessage = Omit<Inputs['sendVisitorMessage'], 'token'>;

/** Visitor's identity according to the embedding website. Empty where it gives none. */
export interface Identity {
  name: string;
  email: string;
}

/** Way to our functions for what few visitors need, whose code is loaded with it. */
export interface Access {
  /** Calls one of our functions with an input that has its token. */
  post: <N extends keyof Inputs, O>(name: N, input: Inputs[N], schema: z.ZodMiniType<O>) => Promise<O>;
  session: VisitorSession;
  signal: AbortSignal;
}

export interface Asking {
  messageId: string;
  text: string;
  locale: Locale;
  regenerates: string | undefined;
  identity: Identity | undefined;
  /** Draw of the loader on this page view. */
  proactive: ProactiveDraw | undefined;
  /** Earlier questions with their answers, oldest first. */
  turns: readonly { question: string; answer: string }[];
  signal: AbortSignal;
  onChunk: (chunk: AnswerChunk) => void;
}

/** The side that answers: our functions or, in a preview, the page around this frame. Every call fails with a `CallError` only. */
export interface Backend {
  ask: (asking: Asking) => Promise<AnswerResult>;
  rate: (rated: Rated) => Promise<void>;
  /** Says how satisfied the visitor is, or with a null score that they decline to. */
  rateChat: (rated: Omit<Inputs['rateChat'], 'token'>) => Promise<void>;
  leaveMessage: (contact: Contact) => Promise<void>;
  /** Has the conversation mailed. */
  mailTranscript: (request: Omit<Inputs['mailTranscript'], 'token'>) => Promise<void>;
  /** Undefined in a preview. */
  access: Access | undefined;
  readChat: () => Promise<ChatView>;
  /** Reads the conversation's mode: chatbot or agent. Costs less than reading the conversation. */
  readMode: () => Promise<Pick<ChatView, 'mode'>>;
  deleteChat: () => Promise<z.infer<typeof deleteMyChat.output>>;
  /** Returns the token with which this browser can resume the conversation later. */
  createResumeToken: () => Promise<string>;
  /** All later calls belong to the resumed conversation. */
  resumeChat: (resumeToken: string) => Promise<ChatView>;
  /** Returns the minutes until the visitor learns that no agent is free. */
  requestHandover: (request: HandoverRequest) => Promise<number>;
  cancelHandover: () => Promise<void>;
  sendMessage: (message: LiveMessage) => Promise<void>;
  /** Sends a picture or PDF file to the agent. */
  sendFile: (file: Omit<Inputs['sendVisitorAttachment'], 'token'>) => Promise<void>;
  readFile: (messageId: string) => Promise<z.infer<typeof readVisitorAttachment.output>>;
  showTyping: () => Promise<void>;
  /** Place and key of the live conversation, for `watchLive` to read. */
  watchChat: () => Promise<unknown>;
  /** The conversation in this tab: see VisitorSession. */
  tab: Pick<VisitorSession, 'keep' | 'forget' | 'isKept'>;
}
