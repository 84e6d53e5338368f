import { escapeHtml, HTML } from '../http/html.ts';
import type { Reply } from '../http/serve.ts';
import type { InboxMessage } from './inboxMessage.ts';
import { MAIL_STYLES } from './MAIL_STYLES.ts';
import type { SmsCode } from './readSmsCodes.ts';

const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
/** No script anywhere in this site; a frame may show only our own pages. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'";
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";

function page(title: string, head: string, body: string): Reply {
  return {
    headers: { ...HTML, 'content-security-policy': POLICY },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">${head}
<style>${MAIL_STYLES}</style></head><body>${body}</body></html>`,
  };
}

function row(message: InboxMessage): string {
  return `<li><a href="/messages/${message.id}"><span class="subject">${escapeHtml(message.subject)}</span>
<span class="to">${escapeHtml(message.to)}</span><time datetime="${message.at}">${TIME.format(new Date(message.at))}</time></a></li>`;
}

function texts(codes: readonly SmsCode[]): string {
  if (codes.length === 0) return '';
  const rows = codes.map(
    ({ phoneNumber, code }) =>
      `<li><span class="subject">Code ${escapeHtml(code)}</span> <span class="to">${escapeHtml(phoneNumber)}</span></li>`,
  );
  return `<h2>Text messages</h2><ul class="texts">${rows.join('')}</ul>`;
}

export function listPage(messages: readonly InboxMessage[], codes: readonly SmsCode[]): Reply {
  const empty =
    '<p class="empty">No messages yet. Whatever the product sends while it runs here arrives in this list.</p>';
  const list = messages.length === 0 ? empty : `<ul>${messages.map(row).join('')}</ul>`;
  const refresh = '<meta http-equiv="refresh" content="5">';
  return page(
    'Mail inbox',
    refresh,
    `<header><h1>Mail inbox</h1><p>Nothing leaves this machine.</p></header><main>${texts(codes)}${list}</main>`,
  );
}

export function messagePage(message: InboxMessage): Reply {
  const links = message.links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join('');
  const frame =
    message.html === ''
      ? ''
      : `<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${message.id}/html"></iframe>`;
  return page(
    message.subject,
    '',
    `<header><p><a href="/">Mail inbox</a></p><h1>${escapeHtml(message.subject)}</h1>
<p>From ${escapeHtml(message.from)} to ${escapeHtml(message.to)}, ${TIME.format(new Date(message.at))}</p></header>
<main>${frame}${links === '' ? '' : `<h2>Links</h2><ul class="links">${links}</ul>`}
<h2>Plain text</h2><pre>${escapeHtml(message.text)}</pre></main>`,
  );
}

/** The message's own HTML, without scripts, forms or anything from elsewhere; links open in a new tab. */
export function messageHtml(message: InboxMessage): Reply {
  return {
    headers: { ...HTML, 'content-security-policy': FRAME_POLICY },
    body: `<base target="_blank">${message.html}`,
  };
}

export function missingPage(): Reply {
  return {
    ...page('Not found', '', '<header><h1>Not found</h1><p><a href="/">Mail inbox</a></p></header>'),
    status: 404,
  };
}
