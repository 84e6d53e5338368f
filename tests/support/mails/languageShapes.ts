import { LABELS, OPENINGS, PREFIXES, SENT_FROM } from './CLIENT_LINES.ts';
import type { Part } from './encodeMail.ts';
import { escapeHtml, marked } from './mailLines.ts';
import { MAIL_LANGUAGES, MAIL_TEXTS } from './MAIL_TEXTS.ts';
import type { MessageShape } from './MessageShape.ts';

const FORWARDED = 'Ihre Bestellung 4711 ist unterwegs.\n\nTrackingnummer: 00340434';

function plain(text: string): Part {
  return { type: 'text/plain', text };
}

/** Answers between the lines, and mails that are passed on, in all languages. */
export function languageShapes(): MessageShape[] {
  return MAIL_LANGUAGES.flatMap((language): MessageShape[] => {
    const [from, sent, to, title] = LABELS[language];
    const [reply, forward, forwardTitle] = PREFIXES[language];
    const { own, subject } = MAIL_TEXTS[language];
    const [first, second] = ['> 1. S?\n\nM.\n\n', '> 2. 12?\n\n13.'];
    const block = `${from}: DHL <info@dhl.example>\n${sent}: 05.01.2026 08:00\n${to}: Max <max@kunde.example>\n${title}: Paket`;
    return [
      {
        name: `answers between the lines, ${language}`,
        subject: `${reply}: ${subject}`,
        part: plain(`Hi,\n\n${OPENINGS.thunderbird[language]}\n${first}${second}\n\n> Fernweg\n\n-- \nMax\n`),
        text: `Hi,\n\n${first}${second}`,
      },
      {
        name: `answers between the lines in HTML, ${language}`,
        subject: `${reply}: ${subject}`,
        part: {
          type: 'text/html',
          text: `<div class="gmail_quote"><div class="gmail_attr">${escapeHtml(OPENINGS.gmail[language])}<br></div><blockquote class="gmail_quote"><div>1. S?</div></blockquote><div><br></div><div>M.</div><div><br></div><blockquote class="gmail_quote"><div>2. 12?</div></blockquote><div><br></div><div>13.</div><blockquote class="gmail_quote"><div>Fernweg</div></blockquote></div>`,
        },
        text: `${first}${second}`,
      },
      {
        name: `passed on by Gmail, ${language}`,
        subject: `${forward}: Paket`,
        part: plain(`${own[1]}\n\n---------- ${forwardTitle} ---------\n${block}\n\n\n${FORWARDED}\n`),
        text: `${own[1]}\n\n---------- ${forwardTitle} ---------\n${block}\n\n${FORWARDED}`,
      },
      {
        name: `passed on by Outlook, ${language}`,
        subject: `${forward}: Paket`,
        part: plain(`${own[1]}\n\n${block}\n\n${FORWARDED}\n`),
        text: `${own[1]}\n\n${block}\n\n${FORWARDED}`,
      },
      {
        name: `a phone's first mail, ${language}`,
        subject,
        part: plain(`${own[0]}\n\n${SENT_FROM.iphone[language]}\n`),
        text: own[0],
      },
      {
        name: `a reply without words, ${language}`,
        subject: `${reply}: ${subject}`,
        part: plain(`${OPENINGS.gmail[language]}\n\n${marked(MAIL_TEXTS[language].quoted)}\n`),
        text: `${OPENINGS.gmail[language]}\n\n${marked(MAIL_TEXTS[language].quoted)}`,
      },
    ];
  });
}
