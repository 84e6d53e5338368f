import { DESK_TITLES } from '@parlance/domain/desk/DESK_TITLES';
import type { DeskTexts } from './DeskTexts.ts';

/** The desk in English. */
export const EN_DESK: DeskTexts = {
  title: DESK_TITLES.en,
  confirm: { withdrawal: 'Confirm withdrawal', cancellation: 'Cancel now' },
  declared: {
    withdrawal: 'I hereby withdraw from the contract named below.',
    cancellation: 'I hereby cancel the contract named below.',
  },
  labels: {
    kind: 'Declaration',
    name: 'Your name',
    email: 'Your e-mail address',
    contract: 'Order or contract number',
    cancellation: 'Kind of cancellation',
    ordinary: 'Ordinary cancellation',
    forCause: 'Cancellation for cause, without notice',
    reason: 'Reason for a cancellation for cause',
    endsOn: 'The contract is to end on',
    earliest: 'As soon as possible',
    message: 'Further details',
    receivedAt: 'Received on',
    reference: 'Reference number',
  },
  hints: {
    contract: 'You find it in the confirmation of your order. Without a number: what you ordered, and when.',
    contractCancelled:
      'For example the number of your account or contract. Without a number: which contract it is, and since when it runs.',
    email: 'We send the confirmation of receipt there at once.',
    reason: 'Needed for a cancellation for cause alone.',
    endsOn: 'Leave the field empty if the contract is to end as soon as possible.',
    message: 'For example which items you return, if not all of them.',
    messageCancelled: 'Anything else that we should know.',
  },
  optional: 'optional',
  problems: 'Nothing has been received yet. Please check:',
  missing: 'Please fill in this field.',
  tooLong: 'Please shorten the text to {max} characters at most.',
  invalid: {
    name: 'Please give your name without a web address and without special characters.',
    email: 'Please give a complete e-mail address, such as name@example.com.',
    line: 'Please write this in one line and without control characters.',
    text: 'The text has characters that we cannot read. Please type it again.',
    day: 'Please give a day, such as 2026-12-31.',
  },
  notReceived: {
    expired:
      'Your declaration has not been received yet, because this page was open for too long. What you entered is still there: please confirm once more.',
    flood:
      'Your declaration has not been received: unusually many came from your network in the last hour. What you entered is still there. Please try again later.',
    failed:
      'Your declaration has not been received because of a fault. What you entered is still there: please try again now.',
  },
  writeTo: 'Or write directly to:',
  receiptTitle: {
    withdrawal: 'Your withdrawal has been received',
    cancellation: 'Your cancellation has been received',
  },
  mailed: 'We also send this confirmation to {email}.',
  mailHeld:
    'We send no e-mail to {email} today, because the most for a day has been reached there or here. That changes nothing about the receipt of your declaration: this page is your confirmation.',
  keep: 'Please print or save this page.',
  next: 'What happens next',
  addressee: 'Addressee',
  notice: 'Instructions on withdrawal',
  privacy: 'Privacy',
  otherLanguage: 'Deutsch',
  gone: 'This page does not exist, or not any more.',
  away: 'This page does not work at the moment, and nothing has been received. Please go back in your browser and try again now.',
  chat: {
    withdrawal:
      'You can withdraw from a contract here at once, without signing in: [Withdraw from a contract]({link}). {business} confirms the receipt by e-mail straight away.',
    cancellation:
      'You can cancel a running contract here at once, without signing in: [Cancel contracts here]({link}). {business} confirms the receipt by e-mail straight away.',
  },
};
