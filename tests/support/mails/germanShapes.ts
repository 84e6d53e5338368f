import { marked } from './mailLines.ts';

interface TextShape {
  name: string;
  mailer: string;
  /** Plain text of a reply. */
  text: (own: string, quoted: string) => string;
}

const SHOP = 'Fernweg <help@fernweg.example>';
const BLOCK = [
  'Von: "Fernweg" <help@fernweg.example>',
  'An: "Max Muster" <max@kunde.example>',
  'Betreff: Frage zu meinem Zelt',
];
const FOOTER =
  'Diese E-Mail enthält vertrauliche Informationen. Wenn Sie nicht der richtige Adressat sind, informieren Sie bitte den Absender.\nMuster GmbH, Amtsgericht Freiburg, HRB 4711, Geschäftsführer: Max Muster';

/** Replies of programs that are used in German, and of some that write English whatever they are set to. */
export const GERMAN_SHAPES: readonly TextShape[] = [
  {
    name: 'GMX and web.de',
    mailer: 'Open-Xchange Mailer',
    text: (own, quoted) =>
      `${own}\n \n \n\nGesendet: Montag, 05. Januar 2026 um 10:23\n${BLOCK.join('\n')}\n${quoted}\n`,
  },
  {
    name: 'GMX app',
    mailer: '',
    text: (own, quoted) =>
      `${own}\n--\nDiese Nachricht wurde von meinem Android Mobiltelefon mit GMX Mail gesendet.\nAm 05.01.26, 10:23 schrieb ${SHOP}:\n${marked(quoted)}\n`,
  },
  {
    name: 'T-Online',
    mailer: 'TOI-Webmail',
    text: (own, quoted) =>
      `${own}\n\n-----Original-Nachricht-----\nBetreff: Frage zu meinem Zelt\nDatum: 2026-01-05T10:23:00+0100\nVon: "Fernweg" <help@fernweg.example>\nAn: "Max Muster" <max@kunde.example>\n\n${quoted}\n`,
  },
  {
    name: 'Telekom Mail App',
    mailer: '',
    text: (own, quoted) =>
      `${own}\n\nGesendet mit der Telekom Mail App\n<https://kommunikationsdienste.t-online.de/redirects/email_app_android_sendmail_footer>\n\n--- Original-Nachricht ---\nVon: Fernweg\nBetreff: Frage zu meinem Zelt\nDatum: 05.01.2026, 10:23 Uhr\nAn: Max Muster\n\n${quoted}\n`,
  },
  {
    name: 'Proton',
    mailer: '',
    text: (own, quoted) =>
      `${own}\n\nGesendet mit [Proton Mail](https://proton.me) sichere E-Mail.\n\nAm Montag, 5. Januar 2026 um 10:23, Fernweg <help@fernweg.example> schrieb:\n\n${marked(quoted)}\n`,
  },
  {
    name: 'K-9',
    mailer: 'K-9 Mail for Android',
    text: (own, quoted) =>
      `${own}\n\nAm 5. Januar 2026 10:23:00 MEZ schrieb ${SHOP}:\n${marked(quoted)}\n\n-- \nDiese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.\n`,
  },
  {
    name: 'Roundcube',
    mailer: 'Roundcube Webmail/1.6.9',
    text: (own, quoted) => `${own}\n\nAm 2026-01-05 10:23, schrieb Fernweg:\n${marked(quoted)}\n`,
  },
  {
    name: 'Lotus Notes',
    mailer: 'Lotus Notes Release 9.0.1',
    text: (own, quoted) =>
      `${own}\n\n\n\nVon:\tFernweg <help@fernweg.example>\nAn:\tmax@kunde.example\nDatum:\t05.01.2026 10:23\nBetreff:\tFrage zu meinem Zelt\n\n\n\n${quoted}\n`,
  },
  {
    name: 'iNotes',
    mailer: 'Lotus Domino Web Server Release 9.0.1',
    text: (own, quoted) =>
      `${own}\n\n-----"Fernweg" <help@fernweg.example> schrieb: -----\nAn: max@kunde.example\nVon: "Fernweg" <help@fernweg.example>\nDatum: 05.01.2026 10:23\nBetreff: Frage zu meinem Zelt\n\n${quoted}\n`,
  },
  {
    name: 'mutt',
    mailer: 'Mutt/2.2.13',
    text: (own, quoted) => `${own}\n\nOn Mon, Jan 05, 2026 at 10:23:00AM +0100, Fernweg wrote:\n${marked(quoted)}\n`,
  },
  {
    name: 'Samsung',
    mailer: '',
    text: (own, quoted) =>
      `${own}\n\n\n\nVon meinem Samsung Galaxy Smartphone gesendet.\n\n\n-------- Ursprüngliche Nachricht --------\nVon: ${SHOP}\nDatum: 05.01.26 10:23 (GMT+01:00)\nAn: max@kunde.example\nBetreff: Frage zu meinem Zelt\n\n${quoted}\n`,
  },
  {
    name: 'Zimbra',
    mailer: 'Zimbra 8.8.15_GA_4652',
    text: (own, quoted) =>
      `${own}\n\n----- Ursprüngliche Mail -----\nVon: "Fernweg" <help@fernweg.example>\nAn: "Max Muster" <max@kunde.example>\nGesendet: Montag, 5. Januar 2026 10:23:00\nBetreff: Frage zu meinem Zelt\n\n${quoted}\n`,
  },
  {
    name: 'a company with a legal notice',
    mailer: 'Microsoft Outlook 16.0',
    text: (own, quoted) =>
      `${own}\n\n________________________________\n${FOOTER}\n________________________________\n\nVon: ${SHOP}\nGesendet: Montag, 5. Januar 2026 10:23\nAn: Max Muster\nBetreff: Frage zu meinem Zelt\n\n${quoted}\n`,
  },
  {
    name: 'the name alone',
    mailer: '',
    text: (own, quoted) => `${own}\n\nFernweg schrieb:\n${marked(quoted)}\n`,
  },
  {
    name: 'AOL',
    mailer: 'WebService/1.1.22501 aolwebmail',
    text: (own, quoted) =>
      `${own}\n\nIn einer eMail vom 05.01.2026 10:23:00 Mitteleuropäische Zeit schreibt help@fernweg.example:\n\n${quoted}\n`,
  },
  {
    name: 'Gmail of older days',
    mailer: '',
    text: (own, quoted) => `${own}\n\n2026-01-05 10:23 GMT+01:00 ${SHOP}:\n\n${marked(quoted)}\n`,
  },
  {
    name: 'a virus scanner',
    mailer: '',
    text: (own, quoted) =>
      `${own}\n\nAm 05.01.2026 um 10:23 schrieb Fernweg:\n${marked(quoted)}\n\n\n--\nDiese E-Mail wurde von Avast-Antivirussoftware auf Viren geprüft.\nwww.avast.com\n`,
  },
  {
    name: 'Apple Mail with a Word signature in asterisks',
    mailer: '',
    text: (own, quoted) =>
      `${own}\n\n*Von:* Fernweg <help@fernweg.example>\n*Gesendet:* Montag, 5. Januar 2026 10:23\n*An:* Max Muster\n*Betreff:* Frage zu meinem Zelt\n\n${quoted}\n`,
  },
];
