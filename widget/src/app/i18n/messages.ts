import type { ErrorCode } from '@parlance/domain/errors';
import type { Failure } from '../transport/failure.ts';

/** Every text of the chat app. `{name}` stands for the chatbot's display name. */
export interface Messages {
  intro: string;
  assistant: string;
  placeholder: string;
  messageLabel: string;
  send: string;
  stop: string;
  close: string;
  log: string;
  suggestions: string;
  you: string;
  writing: string;
  sources: string;
  page: string;
  showSource: string;
  closeSource: string;
  tryAgain: string;
  cutOff: string;
  stopped: string;
  offline: string;
  inactive: string;
  untrained: string;
  tooLong: string;
  local: string;
  newTab: string;
  leaveMessage: string;
  backToChat: string;
  contactIntro: string;
  nameLabel: string;
  emailLabel: string;
  phoneLabel: string;
  contactMessageLabel: string;
  optional: string;
  /** `{privacy}` stands for the link with `privacyPolicy` as its text. */
  consent: string;
  privacyPolicy: string;
  sendMessage: string;
  sending: string;
  receiptTitle: string;
  receipt: string;
  required: string;
  invalidEmail: string;
  invalidText: string;
  /** Shown under an error, for support. */
  reference: string;
  failures: Record<Exclude<Failure['kind'], 'server' | 'cut' | 'stopped'>, string>;
  errors: { default: string } & Partial<Record<ErrorCode, string>>;
}
