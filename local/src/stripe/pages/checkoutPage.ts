import { COUNTRIES } from '@parlance/domain/countries';
import { escapeHtml } from '../../http/html.ts';
import type { Reply } from '../../http/serve.ts';
import { findObject } from '../state/findObject.ts';
import type { Checkout } from '../state/accountSchemas.ts';
import type { World } from '../state/World.ts';
import { taxPercentOf } from '../engine/taxPercentOf.ts';
import { completeCheckout, type Entry, type Outcome } from './completeCheckout.ts';
import { formatCents } from '../formatCents.ts';
import { redirectTo, stripePage } from './stripePage.ts';

const PROBLEMS: Readonly<Record<Exclude<Outcome['kind'], 'asks' | 'closed' | 'paid'>, string>> = {
  declined: 'Your card was declined. Try another card.',
  'unknown-card': 'Your card number is invalid. Use one of the test cards.',
};

const EMPTY: Entry = { card: '', name: '', country: 'DE', postalCode: '', taxId: '', isConfirmed: false };

/** Reads the submitted entries, by the names of the form's fields. */
export function readEntry(body: string): Entry {
  const sent = new URLSearchParams(body);
  const text = (name: string): string => (sent.get(name) ?? '').trim();
  return {
    card: text('card'),
    name: text('name'),
    country: text('country'),
    postalCode: text('postalCode'),
    taxId: text('taxId'),
    isConfirmed: sent.get('confirmed') === 'yes',
  };
}

/** Fields for a card with its holder's country. */
export function cardFields(entry: Entry): string {
  const countries = COUNTRIES.map(
    (code) => `<option value="${code}"${code === entry.country ? ' selected' : ''}>${code}</option>`,
  );
  const field = (label: string, name: keyof Entry, attributes: string): string =>
    `<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escapeHtml(String(entry[name]))}" ${attributes}>`;
  return `${field('Card number', 'card', 'required inputmode="numeric" autocomplete="off" aria-describedby="cards"')}
<p class="note" id="cards">4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for a confirmation, 4000 0000 0000 0341 is declined at renewals.</p>
${field('Cardholder name', 'name', 'required')}
<label for="country">Country</label><select id="country" name="country">${countries.join('')}</select>
${field('Postal code', 'postalCode', '')}`;
}

function summaryOf({ state }: World, checkout: Checkout, { country, taxId }: Entry): string {
  const price = findObject(state.prices, checkout.price, 'price');
  const { name } = findObject(state.products, price.product, 'product');
  const taxIds = taxId === '' ? [] : [{ id: '', created: 0, type: 'eu_vat', value: taxId }];
  const address = { city: null, country, line1: null, line2: null, postal_code: null, state: null };
  const percent = checkout.automaticTax ? taxPercentOf({ address, taxIds }) : 0;
  const net = price.unitAmount * checkout.quantity;
  const tax = Math.round((net * percent) / 100);
  const moneyOf = (cents: number) => formatCents(cents, price.currency);
  const rows = [
    [`${name}, per ${price.interval}`, moneyOf(net)],
    [`VAT (${percent} %, ${country})`, moneyOf(tax)],
    ['Total', moneyOf(net + tax)],
    ...(checkout.trialDays === null ? [] : [['Free until the trial ends', `${checkout.trialDays} days`]]),
  ];
  return `<table><tbody>${rows.map(([label = '', value = '']) => `<tr><td>${escapeHtml(label)}</td><td>${escapeHtml(value)}</td></tr>`).join('')}</tbody></table>`;
}

function form(world: World, checkout: Checkout, entry: Entry, problem?: string): Reply {
  const alert = problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;
  const taxId = checkout.collectsTaxId
    ? `<label for="taxId">VAT ID (optional)</label><input id="taxId" name="taxId" value="${escapeHtml(entry.taxId)}">`
    : '';
  const back =
    checkout.cancelUrl === null
      ? ''
      : `<p><a href="${escapeHtml(checkout.cancelUrl)}">Back without subscribing</a></p>`;
  const button = checkout.trialDays === null ? 'Subscribe' : 'Start trial';
  return stripePage(
    'Checkout',
    `${summaryOf(world, checkout, entry)}${alert}<form method="post">${cardFields(entry)}${taxId}
<button>${button}</button></form>${back}`,
    problem === undefined ? 200 : 402,
  );
}

function confirmation(entry: Entry): Reply {
  const hidden = Object.entries({ ...entry, confirmed: 'yes' })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`)
    .join('');
  return stripePage(
    'Confirm the payment',
    `<p>Your bank asks you to confirm this payment.</p><form method="post">${hidden}<button>Confirm payment</button></form>`,
  );
}

/** /c/pay/{session}: shows a checkout session, and pays it when the form is sent. */
export function checkoutPage(world: World, id: string, method: string, body: string): Reply {
  const checkout = world.state.checkouts[id];
  if (checkout === undefined) return stripePage('Checkout', '<p>There is no such page.</p>', 404);
  if (checkout.status !== 'open') {
    const what = checkout.status === 'complete' ? 'has been paid' : 'has expired';
    return stripePage('Checkout', `<p>This checkout ${what}.</p>`, 410);
  }
  if (method !== 'POST') {
    const { name, address } = findObject(world.state.customers, checkout.customer, 'customer');
    const known = {
      name: name ?? '',
      country: address?.country ?? EMPTY.country,
      postalCode: address?.postal_code ?? '',
    };
    return form(world, checkout, { ...EMPTY, ...known });
  }
  const entry = readEntry(body);
  if (!COUNTRIES.includes(entry.country)) return form(world, checkout, entry, 'Choose a country.');
  const outcome = completeCheckout(world, checkout, entry);
  if (outcome.kind === 'paid') return redirectTo(outcome.url);
  if (outcome.kind === 'asks') return confirmation(entry);
  return form(world, checkout, entry, outcome.kind === 'closed' ? 'This checkout is over.' : PROBLEMS[outcome.kind]);
}
