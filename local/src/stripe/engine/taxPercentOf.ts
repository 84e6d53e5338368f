import type { Customer } from '../state/customerSchemas.ts';

/** Standard rates of value added tax, in percent: https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates (2026). */
const VAT: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

const SELLER = 'DE';

/**
 * Tax on a customer's invoices, in percent: the rate of its country, nothing outside the European Union, and nothing for a
 * business with a tax id in another country than the seller's, which pays the tax itself (reverse charge).
 */
export function taxPercentOf({ address, taxIds }: Pick<Customer, 'address' | 'taxIds'>): number {
  const country = address?.country ?? '';
  if (country !== SELLER && taxIds.some(({ type }) => type === 'eu_vat')) return 0;
  return VAT[country] ?? 0;
}
