import type { MailWords } from './MailWords.ts';

export const EN_MAIL_WORDS: MailWords = {
  on: ['On', 'At', 'In a message dated'],
  wrote: ['wrote', 'writes'],
  labels: {
    from: ['From'],
    date: ['Sent', 'Date'],
    to: ['To'],
    cc: ['Cc'],
    subject: ['Subject'],
  },
  original: ['Original Message', 'Original message', 'Reply message', 'Original Appointment'],
  forwarded: ['Forwarded message', 'Begin forwarded message', 'Forwarded Message', 'Forwarded by'],
  sentFrom: ['Sent from', 'Sent with Proton', 'Get Outlook for', 'Sent via', 'Sent using'],
  legal: [
    'confidential',
    'confidentiality',
    'disclaimer',
    'intended recipient',
    'registered office',
    'company number',
    'registered in England',
    'legally privileged',
  ],
  reply: ['Re'],
  forward: ['Fwd', 'Fw'],
  unattended: ['noreply', 'no-reply', 'no_reply', 'donotreply', 'do-not-reply', 'do_not_reply'],
  automatic: [
    'Automatic reply',
    'Auto-reply',
    'Autoreply',
    'Auto reply',
    'Auto response',
    'Out of office',
    'Out of the office',
  ],
};
