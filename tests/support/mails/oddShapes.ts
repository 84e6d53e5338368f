import type { Part } from './encodeMail.ts';
import { htmlLines } from './mailLines.ts';
import { MAIL_TEXTS } from './MAIL_TEXTS.ts';
import type { MessageShape } from './MessageShape.ts';

const FORWARDED = 'Ihre Bestellung 4711 ist unterwegs.\n\nTrackingnummer: 00340434';
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

function plain(text: string): Part {
  return { type: 'text/plain', text };
}

/** Mails that a rule for others would read wrongly. */
export function oddShapes(): MessageShape[] {
  const [own] = MAIL_TEXTS.de.own;
  const rfc822 = Buffer.from(
    `From: DHL <info@dhl.example>\r\nSubject: Paket\r\nDate: Mon, 05 Jan 2026 08:00:00 +0100\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${FORWARDED}`,
  );
  const attached = `---------- Forwarded message ---------\nFrom: DHL <info@dhl.example>\nDate: 2026-01-05T07:00:00.000Z\nSubject: Paket\n\n${FORWARDED}`;
  return [
    {
      name: 'a picture from an iPhone between two texts',
      subject: 'Zelt',
      part: {
        multipart: 'mixed',
        parts: [
          plain('Hier das Foto:'),
          {
            type: 'image/jpeg; name=IMG_1.jpeg',
            bytes: PICTURE,
            headers: ['Content-Disposition: inline; filename=IMG_1.jpeg'],
          },
          plain('Fehlt da etwas?'),
        ],
      },
      text: 'Hier das Foto:\n\nFehlt da etwas?',
    },
    {
      name: 'an attached mail',
      subject: 'WG: Paket',
      part: {
        multipart: 'mixed',
        parts: [
          plain('Wo bleibt es?'),
          {
            type: 'message/rfc822',
            text: rfc822.toString('utf8').replaceAll('\r\n', '\n'),
            headers: ['Content-Disposition: attachment'],
          },
        ],
      },
      text: `Wo bleibt es?\n\n${attached}`,
    },
    {
      name: 'an invitation',
      subject: 'Termin zur Beratung',
      part: {
        multipart: 'mixed',
        parts: [
          {
            multipart: 'alternative',
            parts: [
              plain('Passt Ihnen Dienstag?'),
              { type: 'text/calendar; method=REQUEST', text: 'BEGIN:VCALENDAR\nMETHOD:REQUEST\nEND:VCALENDAR' },
            ],
          },
          { type: 'application/ics; name=invite.ics', bytes: Buffer.from('BEGIN:VCALENDAR') },
        ],
      },
      text: 'Passt Ihnen Dienstag?',
    },
    {
      name: 'a signature of pictures',
      subject: 'Zelt',
      part: {
        multipart: 'related',
        parts: [
          { type: 'text/html', text: '<p>Ist es wasserdicht?</p><img src="cid:logo@x">' },
          {
            type: 'image/png; name=logo.png',
            bytes: PICTURE,
            headers: ['Content-ID: <logo@x>', 'Content-Disposition: inline'],
          },
        ],
      },
      text: 'Ist es wasserdicht?',
    },
    {
      name: 'winmail.dat',
      subject: 'Zelt',
      part: {
        multipart: 'mixed',
        parts: [plain(own), { type: 'application/ms-tnef; name=winmail.dat', bytes: PICTURE }],
      },
      text: own,
    },
    {
      name: 'a signed mail',
      subject: 'Zelt',
      part: {
        multipart: 'signed',
        parameters: '; protocol="application/pkcs7-signature"',
        parts: [plain(own), { type: 'application/pkcs7-signature; name=smime.p7s', bytes: PICTURE }],
      },
      text: own,
    },
    {
      name: 'a plain part without words',
      subject: 'Zelt',
      part: { multipart: 'alternative', parts: [plain('\n \n'), { type: 'text/html', text: htmlLines(own, 'p') }] },
      text: own,
    },
    {
      name: 'a preview that nobody sees',
      subject: 'Zelt',
      part: {
        type: 'text/html',
        text: `<div style="display:none">Vorschau</div><script>alert(1)</script>${htmlLines('Ist das Zelt da?', 'p')}`,
      },
      text: 'Ist das Zelt da?',
    },
    {
      name: 'links',
      subject: 'Zelt',
      part: {
        type: 'text/html',
        text: '<p>Meinen Sie <a href="https://fernweg.example/zelt-2">dieses Zelt</a> oder <a href="https://fernweg.example/zelt">fernweg.example/zelt</a>?</p>',
      },
      text: 'Meinen Sie dieses Zelt (https://fernweg.example/zelt-2) oder fernweg.example/zelt?',
    },
    {
      name: 'a list in HTML',
      subject: 'Zelt',
      part: { type: 'text/html', text: '<p>Ich brauche:</p><ul><li>Heringe</li><li>Seile</li></ul><p>Danke</p>' },
      text: 'Ich brauche:\n\n- Heringe\n- Seile\n\nDanke',
    },
    {
      name: 'a line of dashes in the text',
      subject: 'Zelt',
      part: plain('Zwei Fragen:\n\n----------\n\n1. Größe?\n2. Farbe?'),
      text: 'Zwei Fragen:\n\n----------\n\n1. Größe?\n2. Farbe?',
    },
    {
      name: 'a journey with from and to',
      subject: 'Reise',
      part: plain('Von: Freiburg\nAn: Oslo\nDatum: 5.5.2026\n\nIst das möglich?'),
      text: 'Von: Freiburg\nAn: Oslo\nDatum: 5.5.2026\n\nIst das möglich?',
    },
    {
      name: 'a sentence about what was written',
      subject: 'Zelt',
      part: plain('Am Montag schrieb mir Ihr Kollege:\nDas Zelt kommt im Mai.\n\nWann genau?'),
      text: 'Am Montag schrieb mir Ihr Kollege:\nDas Zelt kommt im Mai.\n\nWann genau?',
    },
    {
      name: 'a question about the sender',
      subject: 'Zelt',
      part: plain('Das Zelt ist nicht da.\n\nGesendet von Ihnen am Montag?'),
      text: 'Das Zelt ist nicht da.\n\nGesendet von Ihnen am Montag?',
    },
    {
      name: 'a quoted sentence of the shop’s page',
      subject: 'Zelt',
      part: plain('Auf Ihrer Seite steht:\n\n> Rückgabe 30 Tage\n\nGilt das auch für Zelte?'),
      text: 'Auf Ihrer Seite steht:\n\nGilt das auch für Zelte?',
    },
    {
      name: 'a form of a website',
      subject: 'Kontaktformular',
      headers: [['Reply-To', 'Eva <eva@leute.example>']],
      part: plain('Von: Eva\nBetreff: Zelt\n\nHaben Sie es in Rot?'),
      text: 'Von: Eva\nBetreff: Zelt\n\nHaben Sie es in Rot?',
    },
    {
      name: 'a ticket system’s number',
      subject: '[#12345678] Zelt',
      part: plain('Gibt es etwas Neues?'),
      text: 'Gibt es etwas Neues?',
    },
    {
      name: 'Czech, which no table has',
      subject: 'Stan',
      part: plain(
        'Ano, prosím.\n\nDne po 5. 1. 2026 v 10:23 odesílatel Fernweg <help@fernweg.example> napsal:\n> Jaký stan?',
      ),
      text: 'Ano, prosím.',
    },
    {
      name: 'Outlook in Czech, which no table has',
      subject: 'RE: Stan',
      part: {
        type: 'text/html',
        text: `${htmlLines('Ano, prosím.', 'mso')}<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">${htmlLines('Odesílatel: Fernweg\nKomu: Max\nPředmět: Stan', 'mso')}</div></div>${htmlLines('Jaký stan?', 'mso')}`,
      },
      text: 'Ano, prosím.',
    },
    {
      name: 'a sentence about what was written at a time',
      subject: 'Zelt',
      part: plain('At 10:30 your colleague wrote to me:\nThe tent ships in May.\n\nIs that true?'),
      text: 'At 10:30 your colleague wrote to me:\nThe tent ships in May.\n\nIs that true?',
    },
    {
      name: 'a signature of Gmail in HTML',
      subject: 'Zelt',
      part: {
        type: 'text/html',
        text: '<div dir="ltr">Ist es da?<div><br clear="all"></div><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature">Max Müller<br>Tel. 0761 123456</div></div>',
      },
      text: 'Ist es da?',
    },
    {
      name: 'GMX in HTML',
      subject: 'Re: Zelt',
      part: {
        type: 'text/html',
        text: '<html><head></head><body><div style="font-family: Verdana;font-size: 12.0px;"><div>Ja, gern.</div><div>&nbsp;<div>&nbsp;<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;"><div style="margin:0 0 10px 0;"><b>Gesendet:</b>&nbsp;Montag, 05. Januar 2026<br/><b>Von:</b>&nbsp;Fernweg<br/><b>An:</b>&nbsp;Max<br/><b>Betreff:</b>&nbsp;Zelt</div><div name="quoted-content">Alt</div></div></div></div></div></body></html>',
      },
      text: 'Ja, gern.',
    },
    {
      name: 'an address that is broken before its end',
      subject: 'Re: Zelt',
      part: plain(
        'Ja.\n\nAm 05.01.2026 10:23 schrieb "Fernweg Kundendienst" <help@fernweg.example\n>:\n\n> Ist es rot?\n',
      ),
      text: 'Ja.',
    },
    {
      name: 'a footer of a mail without a line',
      subject: 'Zelt',
      part: plain(`${own}\n\n***********************\nThis e-mail is confidential and for the intended recipient.`),
      text: own,
    },
    {
      name: 'a quoted line that the program broke',
      subject: 'Re: Zelt',
      part: plain(
        `Ja.\n\n> Das Zelt hat eine Wassersäule von dreitausend Millimetern und\neine Tasche\n> und zwölf Heringe.\n`,
      ),
      text: 'Ja.',
    },
  ];
}
