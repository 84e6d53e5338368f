import type { VisitorErrorCode } from '@parlance/domain/widget/visitorError';
import type { SystemEvent } from '../entries/entries.ts';
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
  replies: string;
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
  menu: string;
  newChat: string;
  handover: string;
  /** Shown with `handover` outside opening hours. */
  handoverClosed: string;
  /** Shows a contact's earlier conversations. */
  history: string;
  resumeSwitch: string;
  resumeTitle: string;
  resumeText: string;
  resumeConfirm: string;
  resumeFailed: string;
  download: string;
  /** Has the conversation mailed. */
  transcript: string;
  deleteChat: string;
  deleteTitle: string;
  deleteText: string;
  deleteConfirm: string;
  /** `{count}` is a number of messages. */
  deleted: string;
  cancel: string;
  sound: string;
  /** `{email}` is the address of the contact card. */
  emailUs: string;
  /** `{phone}` is the number of the contact card. */
  callUs: string;
  resumeOffer: string;
  resumeGone: string;
  starters: string;
  faqs: string;
  copy: string;
  copied: string;
  copyFailed: string;
  good: string;
  bad: string;
  regenerate: string;
  /** `{n}` of `{count}` answers. */
  version: string;
  previous: string;
  next: string;
  /** Asked after a good and after a bad rating. */
  goodComment: string;
  badComment: string;
  sendComment: string;
  thanks: string;
  ratingFailed: string;
  openPage: string;
  notSent: string;
  exhausted: string;
  preview: string;
  handoverIntro: string;
  handoverEmailHint: string;
  handoverSubmit: string;
  handoverClosedIntro: string;
  /** `{minutes}` is a number. */
  waiting: string;
  stopWaiting: string;
  /** `{agent}` is an agent's name. */
  talking: string;
  /** Replaces the name of an agent who has none. */
  someone: string;
  endHandover: string;
  agentTyping: string;
  agentPlaceholder: string;
  missedWithAddress: string;
  missed: string;
  chatDeleted: string;
  liveFailed: string;
  /** Changes of who answers; `{agent}` is the agent's name. */
  events: Record<SystemEvent['event'], string>;
  /** Follows an event; `{time}` is a day with a time. */
  opens: string;
  /** Replaces the name of an agent who has none, at the beginning of a sentence. */
  somebody: string;
  failures: Record<Exclude<Failure['kind'], 'server' | 'cut' | 'stopped'>, string>;
  errors: { default: string } & Partial<Record<VisitorErrorCode, string>>;
  /** Above what is quoted, in the languages in which no text comes from the functions. */
  quoted?: string;
}

/** Texts of a language that the chat alone speaks. */
export type FurtherMessages = Messages & Required<Pick<Messages, 'quoted'>>;
