import { describe, expect, it } from 'vitest';
import { isFaithful } from './isFaithful.ts';

type Pair = readonly [original: string, translation: string];

const EN_DE = { from: 'en', to: 'de' } as const;
const DE_EN = { from: 'de', to: 'en' } as const;

describe('a translation has what its original has', () => {
  it.each<Pair>([
    ['A zip repair costs 18 euros.', 'Eine Reparatur des Reißverschlusses kostet 18 Euro.'],
    ['It costs €1,234.50.', 'Das kostet 1.234,50 €.'],
    ['It costs $18.', 'Das kostet 18 $.'],
    ['You get 20% off.', 'Sie erhalten 20 % Rabatt.'],
    ['You get 20 percent off.', 'Sie erhalten 20 Prozent Rabatt.'],
    ['We have sold 1,234 tents.', 'Wir haben 1.234 Zelte verkauft.'],
    ['We have sold 1,234 tents.', 'Wir haben 1234 Zelte verkauft.'],
    ['The area is 2.5 hectares.', 'Die Fläche beträgt 2,5 Hektar.'],
    ['It weighs 1.234 kg.', 'Es wiegt 1,234 kg.'],
    ['It arrives on May 3, 2026.', 'Es kommt am 3. Mai 2026 an.'],
    ['It arrives on 3 May 2026.', 'Es kommt am 03.05.2026 an.'],
    ['It arrives on 2026-05-03.', 'Es kommt am 3. Mai 2026 an.'],
    ['It arrives on 12/31/2026.', 'Es kommt am 31.12.2026 an.'],
    ['We open at 2 pm.', 'Wir öffnen um 14 Uhr.'],
    ['We open at 2:30 p.m.', 'Wir öffnen um 14:30 Uhr.'],
    ['We are open from 9 am to 6 pm.', 'Wir haben von 9 bis 18 Uhr geöffnet.'],
    ['On Mondays we are closed.', 'Montags haben wir geschlossen.'],
    ['It takes three days.', 'Es dauert 3 Tage.'],
    ['It takes 3 days.', 'Es dauert drei Tage.'],
    ['Call us three times.', 'Rufen Sie uns dreimal an.'],
    ['Write to help@fernweg.example.', 'Schreiben Sie an help@fernweg.example.'],
    ['See https://fernweg.example/Returns?x=1.', 'Siehe https://fernweg.example/Returns?x=1.'],
    ['Call +49 30 5550100.', 'Rufen Sie +49 30 5550100 an.'],
    ['Where is order 10234?', 'Wo ist Bestellung 10234?'],
    ['Where is order RE-2026-0815?', 'Wo ist Bestellung RE-2026-0815?'],
    ['DHL has it.', 'DHL hat es.'],
    ['Can I pay with PayPal?', 'Kann ich mit PayPal bezahlen?'],
    ['Hello {name}!', 'Guten Tag {name}!'],
    ['Sizes 38, 40 and 42.', 'Größen 38, 40 und 42.'],
    ['1. Open it\n2. Close it', '1. Öffnen Sie es\n2. Schließen Sie es'],
  ])('%j is %j in German', (original, translation) => {
    expect(isFaithful(original, translation, EN_DE)).toBe(true);
  });

  it.each<Pair>([
    ['Der Versand kostet 4,90 €.', 'Shipping costs €4.90.'],
    ['Der Versand kostet 4,90 Euro.', 'Shipping costs 4.90 euros.'],
    ['Das macht 12.345,00 Euro.', 'That is 12,345 euros.'],
    ['Wir liefern am 3.5. wieder.', 'We deliver again on 3 May.'],
    ['Wir liefern bis zum 24. Dezember.', 'We deliver until December 24th.'],
    ['Bis 18 Uhr bestellt, morgen da.', 'Ordered by 6 pm, there tomorrow.'],
    ['Um 9.30 Uhr geht es los.', 'It starts at 9:30.'],
    ['Samstagvormittag haben wir offen.', 'We are open on Saturday morning.'],
    ['Im März kommt die neue Jacke.', 'The new jacket comes in March.'],
    ['Geben Sie PLZ und Ort an.', 'Give your zip code and town.'],
    ['ICH WILL MEIN GELD ZURÜCK', 'I want my money back'],
    ['Meine IBAN ist DE89 3704 0044 0532 0130 00.', 'My IBAN is DE89 3704 0044 0532 0130 00.'],
    ['Zwei Jacken für 120 € statt 150 €.', 'Two jackets for €120 instead of €150.'],
    ['Die Artikelnummer lautet B-4711.', 'The article number is B-4711.'],
    ['Vielen Dank!', 'Thank you very much!'],
  ])('%j is %j in English', (original, translation) => {
    expect(isFaithful(original, translation, DE_EN)).toBe(true);
  });

  it.each([
    [
      'fr',
      'de',
      'Le colis arrive le 3 mai 2026 à 14h30 et coûte 4,90 euros.',
      'Das Paket kommt am 3. Mai 2026 um 14:30 Uhr an und kostet 4,90 Euro.',
    ],
    ['en', 'pl', 'You get 20 percent off until 5 December.', 'Otrzymasz 20 procent rabatu do 5 grudnia.'],
    ['es', 'en', 'Abrimos a las 14 y cerramos a las 20.', 'We open at 2 pm and close at 8 pm.'],
    ['en', 'fr', 'We have sold 1,234,567 tents.', 'Nous avons vendu 1 234 567 tentes.'],
    ['de', 'ja', 'Wir liefern am 3. Mai 2026.', '2026年5月3日に配達します。'],
    ['ru', 'en', 'Это стоит 18 евро.', 'It costs 18 euros.'],
    ['en', 'tr', 'It costs 1,500 euros.', 'Fiyatı 1.500 avro.'],
  ] as const)('from %s to %s', (from, to, original, translation) => {
    expect(isFaithful(original, translation, { from, to })).toBe(true);
  });
});

describe('a translation that has something else is none', () => {
  it.each<[string, ...Pair]>([
    ['another price', 'It costs 18 euros.', 'Es kostet 81 Euro.'],
    ['another currency', 'It costs €18.', 'Es kostet 18 $.'],
    ['euros as percent', 'You save 20 euros.', 'Sie sparen 20 Prozent.'],
    [
      'prices swapped',
      'The small one costs 18 euros, you save 20 percent.',
      'Die kleine kostet 20 Euro, Sie sparen 18 Prozent.',
    ],
    ['a price converted', 'It costs 20 dollars.', 'Es kostet 18,40 Euro.'],
    ['a currency added', 'It costs 18.', 'Es kostet 18 Euro.'],
    ['thousands as decimals', 'We have 1,234 tents.', 'Wir haben 1,234 Zelte.'],
    ['decimals as thousands', 'It weighs 1.234 kg.', 'Es wiegt 1.234 kg.'],
    ['a lost digit', 'Order 10234', 'Bestellung 1023'],
    ['a lost number', 'It takes 3 to 5 days.', 'Es dauert 5 Tage.'],
    ['an added number', 'It takes some days.', 'Es dauert 3 Tage.'],
    ['an added date', 'It comes soon.', 'Es kommt am 3. Mai.'],
    ['another number as a word', 'It takes three days.', 'Es dauert vier Tage.'],
    ['day and month swapped', 'It arrives on 3 May 2026.', 'Es kommt am 05.03.2026 an.'],
    ['a date that may be either', 'It arrives on 05/03/2026.', 'Es kommt am 05.03.2026 an.'],
    ['another month', 'It arrives on 3 May.', 'Es kommt am 3. Juni an.'],
    ['another year', 'It arrives on 3 May 2026.', 'Es kommt am 3. Mai 2027 an.'],
    ['a lost year', 'It arrives on 3 May 2026.', 'Es kommt am 3. Mai an.'],
    ['another month alone', 'In April we are closed.', 'Im August haben wir geschlossen.'],
    ['another weekday', 'On Monday we are closed.', 'Am Dienstag haben wir geschlossen.'],
    ['another time', 'We close at 6 pm.', 'Wir schließen um 16 Uhr.'],
    ['morning as evening', 'We open at 6 am.', 'Wir öffnen um 18 Uhr.'],
    ['a lost link', 'See https://fernweg.example/returns.', 'Siehe unsere Seite.'],
    ['another link', 'See https://fernweg.example/returns.', 'Siehe https://evil.example/returns.'],
    ['a translated path', 'See www.fernweg.example/returns.', 'Siehe www.fernweg.example/retouren.'],
    ['an added link', 'Thank you.', 'Danke. Siehe evil.example.'],
    ['another address', 'Write to help@fernweg.example.', 'Schreiben Sie an hilfe@fernweg.example.'],
    ['another phone number', 'Call +49 30 5550100.', 'Rufen Sie +49 30 5550101 an.'],
    ['another code', 'Use code SUMMER20.', 'Nutzen Sie den Code SOMMER20.'],
    ['a lost code', 'Order RE-2026-0815 has left.', 'Ihre Bestellung ist unterwegs.'],
    ['a lost leading zero', 'The PIN is 0815.', 'Die PIN ist 815.'],
    ['another carrier', 'DHL has it.', 'GLS hat es.'],
    ['a translated placeholder', 'Hello {name}!', 'Guten Tag {Name}!'],
    ['a number twice', 'Size 42.', 'Größe 42, genau 42.'],
    ['nothing', 'Hello.', '  '],
    ['the original itself', 'Where is my order and when will it arrive?', 'Where is my order and when will it arrive?'],
    ['a speech', 'Yes.', 'Ja. '.repeat(40)],
  ])('%s: %j as %j', (_, original, translation) => {
    expect(isFaithful(original, translation, EN_DE)).toBe(false);
  });

  it.each([
    ['en', 'pl', 'It arrives on 3 May 2026.', 'Przesyłka dotrze 3 czerwca 2026.'],
    ['fr', 'en', 'Le colis coûte 4,90 euros.', 'The parcel costs 4.90 dollars.'],
    ['en', 'fr', 'Only 1,234 left.', 'Plus que 1,234.'],
    ['de', 'ja', 'Am 3. Mai.', '3月5日に。'],
  ] as const)('from %s to %s: %j as %j', (from, to, original, translation) => {
    expect(isFaithful(original, translation, { from, to })).toBe(false);
  });
});

it('does not notice what has no form to know it by', () => {
  expect(isFaithful('We do not deliver to Norway.', 'Wir liefern nach Norwegen.', EN_DE)).toBe(true);
  expect(isFaithful('Ms Nadel helps you.', 'Frau Faden hilft Ihnen.', EN_DE)).toBe(true);
});
