import { describe, expect, it } from 'vitest';
import { preferencesOf } from './preferencesOf.ts';

const org = { name: 'Engine & Sons', country: 'DE', locale: 'de' } as const;
const bought = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: null,
  address: { line1: 'Hauptstraße 1', line2: null, city: 'Wien', postal_code: '1010', state: null, country: 'AT' },
  tax_ids: [{ value: 'ATU12345678' }],
};

describe('preferencesOf', () => {
  it('begins with the organization, then with what the purchase said, and keeps what was saved', () => {
    const fresh = preferencesOf(null, null, org, 'owner@example.com');
    expect(fresh).toMatchObject({ companyName: 'Engine & Sons', email: 'owner@example.com', country: 'DE', line1: '' });
    expect(fresh).toMatchObject({ invoiceLocale: 'de', notifiesUpcoming: true, taxId: '' });
    expect(preferencesOf(null, bought, org, 'owner@example.com')).toMatchObject({
      companyName: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '',
      line1: 'Hauptstraße 1',
      city: 'Wien',
      country: 'AT',
      taxId: 'ATU12345678',
    });
    expect(preferencesOf({ ...fresh, city: 'Bonn' }, bought, org, '')).toEqual({ ...fresh, city: 'Bonn' });
  });
});
