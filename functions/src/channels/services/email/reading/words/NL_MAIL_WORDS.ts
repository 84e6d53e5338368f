import type { MailWords } from './MailWords.ts';

export const NL_MAIL_WORDS: MailWords = {
  on: ['Op', 'In een e-mail van'],
  wrote: ['schreef', 'geschreven', 'schreven'],
  labels: {
    from: ['Van', 'Afzender'],
    date: ['Verzonden', 'Datum', 'Verstuurd'],
    to: ['Aan'],
    cc: ['Cc', 'CC'],
    subject: ['Onderwerp'],
  },
  original: ['Oorspronkelijk bericht', 'Origineel bericht', 'Oorspronkelijke bericht'],
  forwarded: ['Doorgestuurd bericht', 'Begin doorgestuurd bericht', 'Doorgestuurd bericht begint'],
  sentFrom: [
    'Verstuurd vanaf',
    'Verzonden vanaf',
    'Verstuurd met',
    'Verzonden met',
    'Outlook voor iOS downloaden',
    'Outlook voor Android downloaden',
  ],
  legal: ['vertrouwelijk', 'vertrouwelijke', 'KvK', 'Kamer van Koophandel'],
  reply: ['Antw'],
  forward: ['Doorst'],
  unattended: ['nietbeantwoorden'],
  automatic: ['Automatisch antwoord', 'Afwezigheidsbericht', 'Niet aanwezig'],
};
