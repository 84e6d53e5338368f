import { expect, it } from 'vitest';
import { shownCustomer } from './shownCustomer.ts';
import { visitorName } from './visitorName.ts';

const ADA = { address: '491701234567', userName: '', isVerified: true };
const NOBODY = { identity: null, handover: null };

it('shows a number of WhatsApp to be called, and user names where people know them', () => {
  expect(shownCustomer({ channel: 'whatsapp', customer: ADA })).toEqual({
    text: '+49 170 1234567',
    href: 'tel:+491701234567',
  });
  const named = { ...ADA, userName: 'ada_l' };
  expect(shownCustomer({ channel: 'telegram', customer: named })).toEqual({
    text: '@ada_l',
    href: 'https://t.me/ada_l',
  });
  expect(shownCustomer({ channel: 'instagram', customer: named })?.href).toBe('https://www.instagram.com/ada_l/');
});

it('shows no id of a service’s, nothing that is masked, and nobody of the product’s own channels', () => {
  expect(shownCustomer({ channel: 'telegram', customer: ADA })).toBeUndefined();
  expect(shownCustomer({ channel: 'messenger', customer: ADA })).toBeUndefined();
  expect(shownCustomer({ channel: 'whatsapp', customer: { ...ADA, address: '[phone]' } })).toBeUndefined();
  expect(shownCustomer({ channel: 'widget', customer: null })).toBeUndefined();
});

it('stands in for a name where there is none', () => {
  expect(visitorName({ ...NOBODY, channel: 'whatsapp', customer: ADA })).toBe('+49 170 1234567');
  const identity = { name: 'Ada', email: '' };
  expect(visitorName({ ...NOBODY, identity, channel: 'whatsapp', customer: ADA })).toBe('Ada');
  expect(visitorName({ ...NOBODY, channel: 'messenger', customer: ADA })).toBe('');
});
