import { escapeHtml, HTML } from '../../http/html.ts';
import type { Reply } from '../../http/serve.ts';
import { PHONE_STYLES } from './PHONE_STYLES.ts';

/** No script anywhere on these pages. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; frame-ancestors 'self'; form-action 'self'; base-uri 'none'";
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

export interface Bubble {
  isOwn: boolean;
  /** Safe as HTML. */
  html: string;
  at: Date;
}

interface Phone {
  /** Address of the person's phone, below which its messages are. */
  path: string;
  title: string;
  heading: string;
  hint: string;
  people: readonly { path: string; name: string }[];
  /** Pictures and PDF files can be sent: what is written comes as a form with parts. */
  sendsFiles: boolean;
}

const FILE_FIELD =
  '<label for="file">Picture or PDF</label><input id="file" name="file" type="file" accept="image/*,application/pdf">';

/** A page without scripts. `body` is HTML. */
export function plainPage(title: string, body: string, head = ''): Reply {
  return {
    headers: { ...HTML, 'content-security-policy': POLICY },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">${head}
<style>${PHONE_STYLES}</style></head>${body}</html>`,
  };
}

function bubbleOf({ isOwn, html, at }: Bubble): string {
  const shown = html.replaceAll('\n', '<br>');
  return `<li class="${isOwn ? 'own' : 'bot'}"><p>${shown}</p><time>${TIME.format(at)}</time></li>`;
}

export function messagesPage(bubbles: readonly Bubble[]): Reply {
  const refresh = '<meta http-equiv="refresh" content="2">';
  return plainPage('Messages', `<body class="messages"><ul>${bubbles.map(bubbleOf).join('')}</ul></body>`, refresh);
}

/** A customer's phone, on which one writes by hand. */
export function phonePage({ path, title, heading, hint, people, sendsFiles }: Phone): Reply {
  const others = people.map(
    (person) =>
      `<a href="${person.path}"${person.path === path ? ' aria-current="page"' : ''}>${escapeHtml(person.name)}</a>`,
  );
  const note = hint === '' ? '' : `<p class="hint">${escapeHtml(hint)}</p>`;
  return plainPage(
    title,
    `<body><nav aria-label="People">${others.join('')}<a href="/">All phones</a></nav><main><h1>${escapeHtml(heading)}</h1>${note}
<iframe title="Messages" src="${path}/messages"></iframe>
<form method="post"${sendsFiles ? ' enctype="multipart/form-data"' : ''} autocomplete="off"><label for="text">Message</label>
<input id="text" name="text" maxlength="4096" autofocus><button>Send</button>${sendsFiles ? FILE_FIELD : ''}</form></main></body>`,
  );
}
