import type { MailLanguage } from './MAIL_TEXTS.ts';

const SHOP = 'Fernweg <help@fernweg.example>';

/** Lines above a quote, as programs write them in each language. */
export const OPENINGS: Readonly<
  Record<'gmail' | 'android' | 'apple' | 'thunderbird' | 'yahoo', Readonly<Record<MailLanguage, string>>>
> = {
  gmail: {
    en: `On Mon, Jan 5, 2026 at 10:23 AM ${SHOP} wrote:`,
    de: `Am Mo., 5. Jan. 2026 um 10:23 Uhr schrieb ${SHOP}:`,
    fr: `Le lun. 5 janv. 2026 à 10:23, ${SHOP} a écrit :`,
    es: 'El lun, 5 ene 2026 a las 10:23, Fernweg (<help@fernweg.example>) escribió:',
    it: `Il giorno lun 5 gen 2026 alle ore 10:23 ${SHOP} ha scritto:`,
    nl: `Op ma 5 jan 2026 om 10:23 schreef ${SHOP}:`,
    pl: `pon., 5 sty 2026 o 10:23 ${SHOP} napisał(a):`,
  },
  android: {
    en: 'On Mon, 5 Jan 2026, 10:23 Fernweg, <help@fernweg.example> wrote:',
    de: `${SHOP} schrieb am Mo., 5. Jan. 2026, 10:23:`,
    fr: `Le lun. 5 janv. 2026, 10:23, ${SHOP} a écrit :`,
    es: 'El lun., 5 ene. 2026 10:23, Fernweg <help@fernweg.example> escribió:',
    it: `Il lun 5 gen 2026, 10:23 ${SHOP} ha scritto:`,
    nl: `Op ma 5 jan. 2026 10:23 schreef ${SHOP}:`,
    pl: `pon., 5 sty 2026, 10:23 użytkownik ${SHOP} napisał:`,
  },
  apple: {
    en: `On 5 Jan 2026, at 10:23, ${SHOP} wrote:`,
    de: `Am 05.01.2026 um 10:23 schrieb ${SHOP}:`,
    fr: `Le 5 janv. 2026 à 10:23, ${SHOP} a écrit :`,
    es: `El 5 ene 2026, a las 10:23, ${SHOP} escribió:`,
    it: `Il giorno 5 gen 2026, alle ore 10:23, ${SHOP} ha scritto:`,
    nl: `Op 5 jan 2026, om 10:23 heeft ${SHOP} het volgende geschreven:`,
    pl: `Wiadomość napisana przez ${SHOP} w dniu 05.01.2026, o godz. 10:23:`,
  },
  thunderbird: {
    en: 'On 05.01.2026 10:23, Fernweg wrote:',
    de: 'Am 05.01.2026 um 10:23 schrieb Fernweg:',
    fr: 'Le 05/01/2026 à 10:23, Fernweg a écrit :',
    es: 'El 5/1/26 a las 10:23, Fernweg escribió:',
    it: 'Il 05/01/2026 10:23, Fernweg ha scritto:',
    nl: 'Op 05-01-2026 om 10:23 schreef Fernweg:',
    pl: 'W dniu 05.01.2026 o 10:23, Fernweg pisze:',
  },
  yahoo: {
    en: `On Monday, January 5, 2026 at 10:23:00 AM GMT+1, ${SHOP} wrote:`,
    de: `Am Montag, 5. Januar 2026 um 10:23:00 MEZ hat ${SHOP} Folgendes geschrieben:`,
    fr: `Le lundi 5 janvier 2026 à 10:23:00 UTC+1, ${SHOP} a écrit :`,
    es: `El lunes, 5 de enero de 2026, 10:23:00 CET, ${SHOP} escribió:`,
    it: `Il lunedì 5 gennaio 2026 alle ore 10:23:00 CET, ${SHOP} ha scritto:`,
    nl: `Op maandag 5 januari 2026 om 10:23:00 CET schreef ${SHOP}:`,
    pl: `W dniu poniedziałek, 5 stycznia 2026 10:23:00 CET ${SHOP} napisał(a):`,
  },
};

/** Names of Outlook's lines, and its separator. */
export const LABELS: Readonly<
  Record<MailLanguage, readonly [from: string, sent: string, to: string, subject: string, original: string]>
> = {
  en: ['From', 'Sent', 'To', 'Subject', 'Original Message'],
  de: ['Von', 'Gesendet', 'An', 'Betreff', 'Ursprüngliche Nachricht'],
  fr: ['De', 'Envoyé', 'À', 'Objet', "Message d'origine"],
  es: ['De', 'Enviado', 'Para', 'Asunto', 'Mensaje original'],
  it: ['Da', 'Inviato', 'A', 'Oggetto', 'Messaggio originale'],
  nl: ['Van', 'Verzonden', 'Aan', 'Onderwerp', 'Oorspronkelijk bericht'],
  pl: ['Od', 'Wysłano', 'Do', 'Temat', 'Wiadomość oryginalna'],
};

/** Lines that phones and Outlook's app sign with. */
export const SENT_FROM: Readonly<Record<'iphone' | 'outlook', Readonly<Record<MailLanguage, string>>>> = {
  iphone: {
    en: 'Sent from my iPhone',
    de: 'Von meinem iPhone gesendet',
    fr: 'Envoyé de mon iPhone',
    es: 'Enviado desde mi iPhone',
    it: 'Inviato da iPhone',
    nl: 'Verstuurd vanaf mijn iPhone',
    pl: 'Wysłane z iPhone’a',
  },
  outlook: {
    en: 'Get Outlook for iOS',
    de: 'Gesendet von Outlook für iOS',
    fr: 'Télécharger Outlook pour iOS',
    es: 'Obtener Outlook para Android',
    it: 'Inviato da Outlook per iOS',
    nl: 'Verzonden vanaf Outlook voor Android',
    pl: 'Pobierz program Outlook dla systemu iOS',
  },
};

/** Prefixes of the subject: of a reply and of a mail that is passed on; and the title above the latter. */
export const PREFIXES: Readonly<Record<MailLanguage, readonly [reply: string, forward: string, title: string]>> = {
  en: ['Re', 'Fwd', 'Forwarded message'],
  de: ['AW', 'WG', 'Weitergeleitete Nachricht'],
  fr: ['RE', 'TR', 'Message transféré'],
  es: ['RE', 'RV', 'Mensaje reenviado'],
  it: ['R', 'I', 'Messaggio inoltrato'],
  nl: ['Antw', 'Doorst', 'Doorgestuurd bericht'],
  pl: ['Odp', 'PD', 'Przekazana wiadomość'],
};
