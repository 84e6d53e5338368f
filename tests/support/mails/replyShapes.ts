import { LABELS, OPENINGS, SENT_FROM } from './CLIENT_LINES.ts';
import type { Charset, Encoding, Part } from './encodeMail.ts';
import { escapeHtml, flowed, htmlLines, marked, wrapped } from './mailLines.ts';
import type { MailLanguage } from './MAIL_TEXTS.ts';

/** A customer's words, and the mail that they reply to. */
interface ReplyContext {
  language: MailLanguage;
  own: string;
  quoted: string;
  subject: string;
  charset: Charset;
  encoding: Encoding;
}

interface ReplyShape {
  name: string;
  mailer: string;
  part: (context: ReplyContext) => Part;
}

const SIGNATURE = 'Max Muster | Muster & Co\nTel. +49 761 123456';

function plain(context: ReplyContext, text: string, parameters = ''): Part {
  return { type: `text/plain${parameters}`, text, charset: context.charset, encoding: context.encoding };
}

function html(context: ReplyContext, text: string): Part {
  return { type: 'text/html', text, charset: context.charset, encoding: context.encoding };
}

function alternative(context: ReplyContext, text: string, markup: string): Part {
  return { multipart: 'alternative', parts: [plain(context, text), html(context, markup)] };
}

function outlookLines({ language, subject }: ReplyContext): string[] {
  const [from, sent, to, title] = LABELS[language];
  return [
    `${from}: Fernweg <help@fernweg.example>`,
    `${sent}: 05.01.2026 10:23`,
    `${to}: Max Muster <max@kunde.example>`,
    `${title}: ${subject}`,
  ];
}

function boldLines(context: ReplyContext): string {
  return outlookLines(context)
    .map(
      (line) =>
        `<b>${escapeHtml(line.slice(0, line.indexOf(':') + 1))}</b>${escapeHtml(line.slice(line.indexOf(':') + 1))}`,
    )
    .join('<br>');
}

function gmailHtml(opening: string, { own, quoted }: ReplyContext): string {
  return `<div dir="ltr">${htmlLines(own, 'div')}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${escapeHtml(opening)}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${htmlLines(quoted, 'div')}</blockquote></div>`;
}

function appleHtml(opening: string, signed: string, { own, quoted }: ReplyContext): string {
  return `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto">${htmlLines(own, 'div')}<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">${signed}</div><div dir="ltr"><br><blockquote type="cite">${escapeHtml(opening)}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${htmlLines(quoted, 'div')}</div></blockquote></body></html>`;
}

function wordHtml(context: ReplyContext): string {
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang="DE"><div class="WordSection1">${htmlLines(context.own, 'mso')}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${boldLines(context)}<o:p></o:p></p></div></div><p class="MsoNormal"><o:p>&nbsp;</o:p></p>${htmlLines(context.quoted, 'mso')}</div></body></html>`;
}

function webOutlookHtml(context: ReplyContext, signed: string): string {
  return `<html><head><style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} </style></head><body dir="ltr">${htmlLines(context.own, 'div')}${signed}<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" color="#000000">${boldLines(context)}</font><div>&nbsp;</div></div><div>${htmlLines(context.quoted, 'div')}</div></body></html>`;
}

/** Replies above the quote, as programs write them in seven languages. */
export const REPLY_SHAPES: readonly ReplyShape[] = [
  {
    name: 'Gmail web',
    mailer: '',
    part: (context) => {
      const opening = OPENINGS.gmail[context.language];
      return alternative(
        context,
        `${context.own}\n\n${wrapped(opening)}\n\n${marked(context.quoted)}\n`,
        gmailHtml(opening, context),
      );
    },
  },
  {
    name: 'Gmail web, HTML alone',
    mailer: '',
    part: (context) => html(context, gmailHtml(OPENINGS.gmail[context.language], context)),
  },
  {
    name: 'Gmail Android',
    mailer: '',
    part: (context) => {
      const opening = OPENINGS.android[context.language];
      return alternative(
        context,
        `${context.own}\n\n${wrapped(opening)}\n\n${marked(context.quoted)}\n`,
        gmailHtml(opening, context),
      );
    },
  },
  {
    name: 'Apple Mail',
    mailer: 'Apple Mail (2.3774.300.61.1.2)',
    part: (context) =>
      plain(
        context,
        flowed(`${context.own}\n\n${OPENINGS.apple[context.language]}\n\n${marked(context.quoted)}\n`),
        '; format=flowed; delsp=yes',
      ),
  },
  {
    name: 'iPhone',
    mailer: 'iPhone Mail (22D82)',
    part: (context) => {
      const opening = OPENINGS.apple[context.language];
      const signed = SENT_FROM.iphone[context.language];
      return alternative(
        context,
        `${context.own}\n\n${signed}\n\n> ${opening}\n> \n${marked(context.quoted)}\n`,
        appleHtml(opening, signed, context),
      );
    },
  },
  {
    name: 'iPhone, HTML alone',
    mailer: 'iPhone Mail (22D82)',
    part: (context) =>
      html(context, appleHtml(OPENINGS.apple[context.language], SENT_FROM.iphone[context.language], context)),
  },
  {
    name: 'Outlook 365',
    mailer: '',
    part: (context) =>
      alternative(
        context,
        `${context.own}\n________________________________\n${outlookLines(context).join('\n')}\n\n${context.quoted}\n`,
        webOutlookHtml(context, ''),
      ),
  },
  { name: 'Outlook on the web, HTML alone', mailer: '', part: (context) => html(context, webOutlookHtml(context, '')) },
  {
    name: 'Outlook 2016',
    mailer: 'Microsoft Outlook 16.0',
    part: (context) =>
      alternative(
        context,
        `${context.own}\n\n \n\n${outlookLines(context).join('\n')}\n\n \n\n${context.quoted}\n`,
        wordHtml(context),
      ),
  },
  {
    name: 'Outlook 2016, HTML alone',
    mailer: 'Microsoft Outlook 16.0',
    part: (context) => html(context, wordHtml(context)),
  },
  {
    name: 'Outlook for phones',
    mailer: '',
    part: (context) => {
      const signed = SENT_FROM.outlook[context.language];
      return alternative(
        context,
        `${context.own}\n\n${signed}<https://aka.ms/o0ukef>\n________________________________\n${outlookLines(context).join('\n')}\n\n${context.quoted}\n`,
        webOutlookHtml(
          context,
          `<div><br></div><div id="ms-outlook-mobile-signature"><a href="https://aka.ms/o0ukef">${signed}</a></div>`,
        ),
      );
    },
  },
  {
    name: 'Outlook Express',
    mailer: 'Microsoft Outlook Express 6.00.2900.5931',
    part: (context) => {
      const title = `-----${LABELS[context.language][4]}-----`;
      return plain(
        context,
        `${context.own}\n\n${title}\n${outlookLines(context).join('\n')}\n\n${marked(context.quoted)}\n`,
      );
    },
  },
  {
    name: 'Thunderbird, signature above the quote',
    mailer: '',
    part: (context) =>
      plain(
        context,
        `${context.own}\n\n-- \n${SIGNATURE}\n\n${OPENINGS.thunderbird[context.language]}\n${marked(context.quoted)}\n`,
        '; format=flowed',
      ),
  },
  {
    name: 'Thunderbird, HTML alone',
    mailer: '',
    part: (context) =>
      html(
        context,
        `<html><head></head><body><p>${escapeHtml(context.own).replaceAll('\n', '<br>')}</p><div class="moz-signature">-- <br>${escapeHtml(SIGNATURE).replaceAll('\n', '<br>')}</div><div class="moz-cite-prefix">${escapeHtml(OPENINGS.thunderbird[context.language])}<br></div><blockquote type="cite" cite="mid:x@y">${htmlLines(context.quoted, 'p')}</blockquote></body></html>`,
      ),
  },
  {
    name: 'Thunderbird, below the quote',
    mailer: '',
    part: (context) =>
      plain(
        context,
        `${OPENINGS.thunderbird[context.language]}\n${marked(context.quoted)}\n\n${context.own}\n\n-- \n${SIGNATURE}\n`,
      ),
  },
  {
    name: 'Yahoo',
    mailer: 'YMailNorrin',
    part: (context) => {
      const opening = OPENINGS.yahoo[context.language];
      return alternative(
        context,
        ` ${context.own}\n\n    ${opening}  \n \n ${context.quoted.replaceAll('\n', '\n ')}  \n`,
        `<html><head></head><body><div class="yahoo-style-wrap">${htmlLines(context.own, 'div')}</div><div id="yahoo_quoted_123" class="yahoo_quoted"><div>${escapeHtml(opening)}</div><div>${htmlLines(context.quoted, 'div')}</div></div></body></html>`,
      );
    },
  },
];
