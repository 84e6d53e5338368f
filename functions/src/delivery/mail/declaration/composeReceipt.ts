import type { MailMessage } from '@parlance/domain/documents/mail';
import type { Locale } from '@parlance/domain/locales';
import { type DeclarationFact, declarationFacts } from '../../../kernel/i18n/desk/declarationFacts.ts';
import { DESK_TEXTS } from '../../../kernel/i18n/desk/DESK_TEXTS.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { linkTo } from '../../linkTo.ts';
import { quotableName } from '../../quotableName.ts';
import { escapeHtml, type RenderedMail, renderMail } from '../../renderMail.ts';
import { MAIL_TEXTS } from '../texts/MAIL_TEXTS.ts';
import { inertText } from '../transcript/inertText.ts';

type Receipt = Extract<MailMessage, { declarationId: string }>;

/** A receipt's lines, with what leads to a stranger left out of the customer's words. The number of a contract is what the law asks for: it stays. */
function inertFacts(facts: readonly DeclarationFact[], leftOut: string) {
  let isShortened = false;
  const lines = facts.map(({ label, value, field }) => {
    if (field === undefined) return { label, value };
    const inert = inertText(value, leftOut, { keepsNumbers: field === 'contract' });
    if (inert.removed.length > 0) isShortened = true;
    return { label, value: inert.text };
  });
  return { lines, isShortened };
}

function htmlLine({ label, value }: { label: string; value: string }): string {
  return [
    `<p style="margin:0;color:#5c6662;font-size:14px">${escapeHtml(label)}</p>`,
    `<p dir="auto" style="margin:0 0 12px;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(value)}</p>`,
  ].join('');
}

/**
 * The receipt of a withdrawal or a cancellation: its content with date and time of receipt, as it is stored (§§ 312k, 356a BGB), for an address
 * of which nobody has shown whose it is (decisions 073 and 077). Undefined where the declaration is gone.
 */
export async function composeReceipt(
  { kind, orgId, chatbotId, declarationId }: Receipt,
  locale: Locale,
): Promise<RenderedMail | undefined> {
  const [org, chatbot, declaration] = await Promise.all([
    refs
      .org(orgId)
      .get()
      .then((found) => found.data()),
    refs
      .chatbot(orgId, chatbotId)
      .get()
      .then((found) => found.data()),
    refs
      .declaration(orgId, declarationId)
      .get()
      .then((found) => found.data()),
  ]);
  if (org === undefined || declaration === undefined) return undefined;
  const { transcript, unnamed, receiptShortened } = MAIL_TEXTS[locale];
  const facts = declarationFacts(declaration, { reference: declarationId, locale, timezone: org.timezone });
  const { lines, isShortened } = inertFacts(facts, transcript.leftOut);
  const address = chatbot?.desk.address.trim() ?? '';
  const organizationName = quotableName(org.name) || unnamed.organization;
  const addressee = { label: DESK_TEXTS[locale].addressee, value: address || organizationName };
  const all = [...lines, addressee];
  const values = { organizationName, reference: declarationId, shortened: isShortened ? receiptShortened : '' };
  return renderMail(kind, locale, values, linkTo(`/${locale}`), {
    text: all.map(({ label, value }) => `${label}:\n${value}`).join('\n\n'),
    html: all.map(htmlLine).join(''),
  });
}
