import type {
  cancelHandover,
  requestHandover,
  sendVisitorMessage,
  showVisitorTyping,
  watchChat,
} from '@parlance/domain/contracts/handover';
import type { deleteMyChat, rateAnswer, readChat, rememberChat, resumeChat } from '@parlance/domain/contracts/chats';
import type { submitContact } from '@parlance/domain/contracts/leads';
import type { AnswerChunk, AnswerResult } from '@parlance/domain/widget/answerStream';
import type { ChatView } from '@parlance/domain/widget/chatMessage';
import type * as z from 'zod/mini';

/** What each of our functions takes, by its name. */
export interface Inputs {
  cancelHandover: z.infer<typeof cancelHandover.input>;
  deleteMyChat: z.infer<typeof deleteMyChat.input>;
  rateAnswer: z.infer<typeof rateAnswer.input>;
  readChat: z.infer<typeof readChat.input>;
  rememberChat: z.infer<typeof rememberChat.input>;
  requestHandover: z.infer<typeof requestHandover.input>;
  resumeChat: z.infer<typeof resumeChat.input>;
  sendVisitorMessage: z.infer<typeof sendVisitorMessage.input>;
  showVisitorTyping: z.infer<typeof showVisitorTyping.input>;
  submitContact: z.infer<typeof submitContact.input>;
  watchChat: z.infer<typeof watchChat.input>;
}

type Rated = Omit<Inputs['rateAnswer'], 'token'>;
type Contact = Omit<Inputs['submitContact'], 'token'>;
export type HandoverWish = Omit<Inputs['requestHandover'], 'token'>;
type Saying = Omit<Inputs['sendVisitorMessage'], 'token'>;
export type Watch = z.infer<typeof watchChat.output>;

/** Who the embedding website says the visitor is. Empty where it does not say. */
export interface Identity {
  name: string;
  email: string;
}

export interface Asking {
  messageId: string;
  text: string;
  locale: 'en' | 'de';
  regenerates: string | undefined;
  identity: Identity | undefined;
  /** What was said before, oldest first. */
  turns: readonly { question: string; answer: string }[];
  signal: AbortSignal;
  onChunk: (chunk: AnswerChunk) => void;
}

/** Whoever answers: our functions or, in a preview, the page around. Every call fails with a `CallError` only. */
export interface Backend {
  ask: (asking: Asking) => Promise<AnswerResult>;
  rate: (rated: Rated) => Promise<void>;
  leaveMessage: (contact: Contact) => Promise<void>;
  readChat: () => Promise<ChatView>;
  deleteChat: () => Promise<z.infer<typeof deleteMyChat.output>>;
  /** Returns the token with which this browser can take the conversation up later. */
  rememberChat: () => Promise<string>;
  /** From here on all calls belong to the conversation that is taken up. */
  resumeChat: (resumeToken: string) => Promise<ChatView>;
  /** Returns the minutes until the visitor is told that nobody is free. */
  requestHandover: (wish: HandoverWish) => Promise<number>;
  cancelHandover: () => Promise<void>;
  say: (saying: Saying) => Promise<void>;
  showTyping: () => Promise<void>;
  watchChat: () => Promise<Watch>;
}
