import { expect, it } from 'vitest';
import { decodeDates, encodeDates } from './datesInJson.ts';

it('carries dates through JSON, wherever they stand', () => {
  const at = new Date('2026-11-20T12:00:00.123Z');
  const value = { at, list: [{ at, n: 1 }], none: null, text: '2026-11-20', isOn: false, by: { a: { at } } };
  expect(decodeDates(JSON.parse(JSON.stringify(encodeDates(value))))).toEqual(value);
});
