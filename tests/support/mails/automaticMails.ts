import { AUTOMATIC_SHAPES } from './AUTOMATIC_SHAPES.ts';
import { BOUNCE_SHAPES } from './BOUNCE_SHAPES.ts';
import { encodeMail } from './encodeMail.ts';
import type { SampleMail } from './SampleMail.ts';

const AWAY = { type: 'text/plain', text: 'Ich bin bis zum 19. Januar nicht im Büro.' };

/** Mails that no person wrote. */
export function automaticMails(): SampleMail[] {
  return [...AUTOMATIC_SHAPES, ...BOUNCE_SHAPES].map(
    ({ name, from = 'max@kunde.example', subject, headers, part = AWAY, kind = 'automatic' }, index) => {
      const id = headers.some(([key]) => key === 'Message-ID')
        ? []
        : [['Message-ID', `<auto.${index}@kunde.example>`] as const];
      const bytes = encodeMail(
        [
          ...headers,
          ...id,
          ['From', `Max Muster <${from}>`],
          ['To', 'help@fernweg.example'],
          ['Subject', subject],
          ['Date', 'Mon, 05 Jan 2026 11:42:00 +0100'],
        ],
        part,
      );
      return { name: `automatic, ${name}`, bytes, kind, text: null, thread: `automatic ${index}` };
    },
  );
}
