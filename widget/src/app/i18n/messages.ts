import type { ErrorCode } from '@parlance/domain/errors';
import type { Happening } from '../entries/entries.ts';
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
  menu: string;
  newChat: string;
  person: string;
  /** Shown with `person` outside opening hours. */
  personClosed: string;
  keepChat: string;
  keepTitle: string;
  keepText: string;
  keepConfirm: string;
  keepFailed: string;
  download: string;
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
  continueChat: string;
  continueGone: string;
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
  commentLabel: string;
  sendComment: string;
  thanks: string;
  ratingFailed: string;
  openPage: string;
  notSent: string;
  exhausted: string;
  preview: string;
  personIntro: string;
  personEmailHint: string;
  personSubmit: string;
  personClosedIntro: string;
  /** `{minutes}` is a number. */
  waiting: string;
  stopWaiting: string;
  /** `{agent}` is the name of a person of the business. */
  talking: string;
  /** Stands for a person whose name is not known. */
  someone: string;
  endPerson: string;
  agentTyping: string;
  placeholderPerson: string;
  missedWithAddress: string;
  missed: string;
  liveFailed: string;
  /** What happened between chatbot and person; `{agent}` is the person's name. */
  events: Record<Happening['event'], string>;
  /** Stands for a person whose name is not known, at the beginning of a sentence. */
  somebody: string;
  failures: Record<Exclude<Failure['kind'], 'server' | 'cut' | 'stopped'>, string>;
  errors: { default: string } & Partial<Record<ErrorCode, string>>;
}
