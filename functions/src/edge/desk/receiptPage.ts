import { DESK_TEMPLATES } from '@parlance/domain/desk/DESK_TEMPLATES';
import type { Declaration } from '@parlance/domain/documents/declarations/declaration';
import { escapeHtml } from '../../delivery/renderMail.ts';
import { declarationFacts } from '../../kernel/i18n/desk/declarationFacts.ts';
import { deskFooter } from './deskFooter.ts';
import { deskPage } from './deskPage.ts';
import type { DeskView } from './DeskView.ts';

/** The receipt of a declaration, to be printed or saved: its content, when it came in, and its number. */
export function receiptPage(view: DeskView, reference: string, declaration: Declaration): string {
  const { kind, widget, locale, texts } = view;
  const facts = declarationFacts(declaration, { reference, locale, timezone: widget.timezone });
  const mailed = declaration.receipt === 'held' ? texts.mailHeld : texts.mailed;
  const next = widget.desk.texts[locale].next.trim();
  const addressee = widget.desk.address.trim() || widget.orgName;
  const title = texts.receiptTitle[kind];
  const main = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(mailed.replace('{email}', () => declaration.email))}</p>`,
    `<p class="screen">${escapeHtml(texts.keep)}</p><dl>`,
    ...[...facts, { label: texts.addressee, value: addressee }].map(
      ({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
    ),
    `</dl><h2>${escapeHtml(texts.next)}</h2>`,
    `<p class="lines">${escapeHtml(next === '' ? DESK_TEMPLATES[locale].next : next)}</p>`,
  ].join('');
  return deskPage({ locale, title, business: widget.orgName, main, footer: deskFooter(view) });
}
