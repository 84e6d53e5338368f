import { BILLING } from '@parlance/domain/billing/BILLING';
import type { Stripe } from 'stripe';
import { refs } from '../../kernel/platform/refs.ts';
import { type InvoiceState, invoiceState } from './invoiceState.ts';
import { stripeClient } from '../stripe/stripeClient.ts';

export interface InvoiceRow {
  id: string;
  number: string | null;
  at: string;
  status: InvoiceState;
  description: string;
  totalCents: number;
  currency: string;
  url: string | null;
  pdfUrl: string | null;
}

function rowOf(invoice: Stripe.Invoice): InvoiceRow {
  return {
    id: invoice.id,
    number: invoice.number,
    at: new Date(invoice.created * 1000).toISOString(),
    status: invoiceState(invoice),
    // The period's line comes last, behind what a change of plan has added.
    description: invoice.lines.data.at(-1)?.description ?? '',
    totalCents: invoice.total,
    currency: invoice.currency,
    url: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}

/** A page of an organization's invoices, the newest first. @param cursor The last invoice of the page before. */
export async function listInvoices(
  orgId: string,
  cursor: string | null,
): Promise<{ invoices: InvoiceRow[]; cursor: string | null }> {
  const customer = (await refs.customer(orgId).get()).data();
  if (customer === undefined) return { invoices: [], cursor: null };
  const { data, has_more: hasMore } = await stripeClient().invoices.list({
    customer: customer.stripeId,
    limit: BILLING.invoicesPerPage,
    ...(cursor === null ? {} : { starting_after: cursor }),
  });
  const invoices = data.map(rowOf);
  return { invoices, cursor: hasMore ? (invoices.at(-1)?.id ?? null) : null };
}
