import { escapeHtml } from '../../http/html.ts';
import type { Reply } from '../../http/serve.ts';
import type { World } from '../state/World.ts';
import { formatCents } from '../formatCents.ts';
import { stripePage } from './stripePage.ts';

/** /i/{invoice} and /i/{invoice}/pdf: an invoice as a page. The stand-in makes no PDF and shows the same page for it. */
export function invoicePage({ state }: World, id: string): Reply {
  const invoice = state.invoices[id];
  if (invoice === undefined) return stripePage('Invoice', '<p>There is no such invoice.</p>', 404);
  const moneyOf = (cents: number) => formatCents(cents, invoice.currency);
  const rows = [
    ...invoice.lines.map(({ description, amount }) => [description, moneyOf(amount)] as const),
    ['Discount', moneyOf(-invoice.discount)] as const,
    [`VAT (${invoice.taxPercent} %)`, moneyOf(invoice.tax)] as const,
    ['Total', moneyOf(invoice.total)] as const,
    ['Amount due', moneyOf(invoice.amountDue)] as const,
  ];
  const table = rows.map(([label, value]) => `<tr><td>${escapeHtml(label)}</td><td>${value}</td></tr>`).join('');
  return stripePage(
    `Invoice ${invoice.number ?? ''}`,
    `<p>${escapeHtml(invoice.customerName ?? '')} ${escapeHtml(invoice.customerEmail ?? '')}</p><p>Status: ${invoice.status}</p><table><tbody>${table}</tbody></table>`,
  );
}
