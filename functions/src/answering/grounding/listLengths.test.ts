import { expect, it } from 'vitest';
import { listLengths } from './listLengths.ts';

it.each([
  ['You can pay by invoice, card and PayPal.', [3]],
  ['Sie zahlen per Rechnung, Karte, PayPal oder Vorkasse.', [4]],
  ['- Invoice\n- Card\n- PayPal\n\nSee below.', [3]],
  ['1. Call us\n2. Send it\nThen wait.', [2]],
  ['It costs 4,90 € and takes 3-5 days.', []],
])('counts the items of %j', (text, lengths) => {
  expect([...listLengths(text)]).toEqual(lengths);
});
