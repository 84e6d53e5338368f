import type { MailWords } from './MailWords.ts';

export const PL_MAIL_WORDS: MailWords = {
  on: ['W dniu', 'Dnia', 'W wiadomości z'],
  wrote: ['napisał(a)', 'napisał', 'napisała', 'pisze'],
  labels: {
    from: ['Od', 'Nadawca'],
    date: ['Wysłano', 'Data', 'Wysłane'],
    to: ['Do', 'Adresat'],
    cc: ['DW', 'Cc', 'Kopia'],
    subject: ['Temat'],
  },
  original: ['Wiadomość oryginalna', 'Oryginalna wiadomość', 'Original Message'],
  forwarded: [
    'Wiadomość przekazana dalej',
    'Przekazana wiadomość',
    'Wiadomość przekazana',
    'Początek przekazanej wiadomości',
  ],
  sentFrom: ['Wysłane z', 'Wysłano z', 'Pobierz program Outlook', 'Pobierz aplikację Outlook'],
  legal: ['poufne', 'poufna', 'KRS', 'NIP', 'Sąd Rejonowy'],
  reply: ['Odp'],
  forward: ['PD'],
  unattended: ['nieodpowiadaj', 'nie-odpowiadaj'],
  automatic: ['Automatyczna odpowiedź', 'Odpowiedź automatyczna', 'Autoodpowiedź', 'Poza biurem'],
};
