import { describe, expect, it } from 'vitest';
import { judgeFact } from './judgeFact.ts';

function outcomeOf(fact: string, answer: string): string {
  const { holds, reason, isOpen } = judgeFact(fact, answer);
  return [holds ? 'holds' : 'fails', reason, ...(isOpen ? ['open'] : [])].join(' ');
}

describe('judgeFact', () => {
  it.each([
    ['7.90 €', 'Der Versand nach Österreich kostet 7,90 Euro [1].'],
    ['1.000,50 EUR', 'It costs €1,000.50 in total.'],
    ['14 days', 'You can return it within two weeks.'],
    ['https://shop.example/returns/', 'See www.shop.example/returns for the form.'],
    ['Hilfe@Shop.example', 'Schreiben Sie an hilfe@shop.example.'],
    ['0043 1 234 567 8', 'Call us at +43 1 2345678.'],
    ['9 Uhr', 'We open at 9:00 Uhr on weekdays.'],
    ['3. Mai 2026', 'Das Fest ist am 03.05.2026.'],
    ['free shipping', 'Shipping is free within Germany.'],
    ['Versandkosten: 4,90 €', 'Die Versandkosten betragen 4,90 €.'],
    ['no refund after 30 days', 'There is no refund after 30 days.'],
  ])('finds %j in %j', (fact, answer) => {
    expect(outcomeOf(fact, answer)).toBe('holds said');
  });

  it.each([
    ['7.90 €', 'Shipping costs 9.90 €.'],
    ['7.90 €', 'Shipping costs 7.90 $.'],
    ['14 days', 'You can return it within 30 days.'],
    ['1. Mai', 'Das Fest ist am 2. Mai.'],
    ['shop.example/returns', 'See shop.example/refunds.'],
    ['20 %', 'You get 20 € back.'],
  ])('says that the figure of %j is missing in %j, whatever a model would say', (fact, answer) => {
    expect(outcomeOf(fact, answer)).toBe('fails figure-missing');
  });

  it.each([
    ['shipping is free', 'You pay nothing for delivery.'],
    ['refund possible', 'A refund is not possible.'],
    ['no refund', 'You get a refund.'],
    ['yes', 'We do yesterday’s bread.'],
  ])('leaves %j against %j to a model, and takes it for missing without one', (fact, answer) => {
    expect(outcomeOf(fact, answer)).toBe('fails words-missing open');
  });

  it('takes what stands in two sentences for said, unless a model says otherwise', () => {
    expect(outcomeOf('30 days for a return', 'You have 30 days. The return is up to you.')).toBe('holds said open');
  });

  it.each(['[1] ', '1. ', '(((((', '\\d+', '...', '٣', '𝟟.𝟡', '-'.repeat(300), '9'.repeat(300)])(
    'does not trip over the strange fact %j',
    (fact) => {
      expect(judgeFact(fact, 'Shipping costs 7.90 €.').holds).toBe(false);
    },
  );
});
