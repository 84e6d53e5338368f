import type { MailMessage } from '@parlance/domain/documents/mail';
import type { Locale } from '@parlance/domain/locales';
import { MAIL_TEXTS } from './mail/texts/MAIL_TEXTS.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** Address for answers; the sender's where it is missing. */
  replyTo?: string;
  /** Further headers, by their names. */
  headers?: Readonly<Record<string, string>>;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML: every character that HTML gives a meaning is escaped. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function buttonHtml(label: string, link: string): string {
  return `<p style="margin:32px 0"><a href="${escapeHtml(link)}" style="background:#0f5c4d;color:#fff;text-decoration:none;padding:12px 20px;border-radius:10px;display:inline-block">${escapeHtml(label)}</a></p>`;
}

/**
 * A mail as plain text and as simple HTML. `values` fill the template's {names} as literal text, an empty `name` makes the
 * greeting a plain one, an empty paragraph is left out; `link` becomes the button. Line breaks cannot leave the subject. `inset` stands
 * behind the paragraphs, its HTML as it is.
 */
export function renderMail(
  kind: MailMessage['kind'],
  locale: Locale,
  values: Readonly<Record<string, string>>,
  link: string,
  inset?: Pick<RenderedMail, 'text' | 'html'>,
): RenderedMail {
  const { mails, greeting } = MAIL_TEXTS[locale];
  const template = mails[kind];
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const greetings = template.hasOwnGreeting ? [] : [fill(values['name'] ? greeting.named : greeting.plain)];
  const paragraphs = template.paragraphs.map(fill).filter((paragraph) => paragraph !== '');
  const footer = fill(template.footer);
  const { button } = template;
  const leads = button === null ? [] : [`${button}:\n${link}`];
  const text = [...greetings, ...paragraphs, ...(inset === undefined ? [] : [inset.text]), ...leads, footer].join(
    '\n\n',
  );
  const html = [
    `<!doctype html><html lang="${locale}"><body style="margin:0;background:#fbfaf7;color:#1b211f;font:16px/1.6 system-ui,sans-serif">`,
    '<div style="max-width:560px;margin:0 auto;padding:40px 24px">',
    '<p style="font-weight:700;color:#0f5c4d;font-size:20px;margin:0 0 24px">Parlance</p>',
    ...greetings.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...paragraphs.map((paragraph) => `<p style="white-space:pre-line">${escapeHtml(paragraph)}</p>`),
    inset?.html ?? '',
    button === null ? '' : buttonHtml(button, link),
    `<p style="color:#5c6662;font-size:14px">${escapeHtml(footer)}</p>`,
    '</div></body></html>',
  ].join('');
  return { subject: fill(template.subject).replace(/\p{Cc}+/gu, ' '), text, html };
}
