import type { MailWords } from './MailWords.ts';

export const IT_MAIL_WORDS: MailWords = {
  on: ['Il', 'In data', 'Nel messaggio del'],
  wrote: ['ha scritto', 'scrive', 'hanno scritto'],
  labels: {
    from: ['Da', 'Mittente'],
    date: ['Inviato', 'Data', 'Inviato il'],
    to: ['A', 'Destinatario'],
    cc: ['Cc'],
    subject: ['Oggetto'],
  },
  original: ['Messaggio originale', 'Messaggio Originale'],
  forwarded: ['Messaggio inoltrato', 'Inizio messaggio inoltrato', 'Messaggio Inoltrato'],
  sentFrom: ['Inviato da', 'Inviato dal', 'Inviato con', 'Scarica Outlook per', 'Ottieni Outlook per'],
  legal: ['riservate', 'riservatezza', 'confidenziali', 'sede legale', 'Partita IVA'],
  reply: ['R', 'RIF'],
  forward: ['I'],
  unattended: ['nonrispondere', 'non-rispondere'],
  automatic: ['Risposta automatica', 'Fuori ufficio'],
};
