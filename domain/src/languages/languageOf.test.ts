import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageOf } from './languageOf.ts';

/** Short questions of one language, as visitors type them. */
function questionsIn(language: 'en' | 'de'): string[] {
  const file = new URL(`../../../tests/fixtures/questions.${language}.txt`, import.meta.url);
  return readFileSync(file, 'utf8').trim().split('\n');
}

describe('languageOf', () => {
  it.each(['en', 'de'] as const)(
    'never takes a short question in %s for one in another language, and knows most',
    (language) => {
      const found = questionsIn(language).map(languageOf);
      expect(found.filter((one) => one !== null && one !== language)).toEqual([]);
      expect(found.filter((one) => one === language).length / found.length).toBeGreaterThan(0.75);
    },
  );

  it.each([
    ['fr', 'Bonjour, combien de temps faut-il pour la livraison ?'],
    ['fr', 'Je voudrais retourner ma commande'],
    ['it', 'Buongiorno, quanto costa la spedizione?'],
    ['es', '¿Cuánto tarda el envío a Austria?'],
    ['pt', 'Olá, quanto custa o envio para a Alemanha?'],
    ['nl', 'Hoeveel kost de verzending naar Nederland?'],
    ['pl', 'Dzień dobry, ile kosztuje wysyłka?'],
    ['cs', 'Dobrý den, kolik stojí doprava?'],
    ['tr', 'Merhaba, siparişim ne zaman gelecek?'],
    ['da', 'Hej, hvad koster levering til Danmark?'],
    ['sv', 'Hej, vad kostar frakten och när kommer det?'],
    ['fi', 'Hei, paljonko toimitus maksaa?'],
    ['hu', 'Mennyibe kerül a szállítás?'],
    ['ro', 'Bună ziua, cât costă livrarea?'],
    ['ru', 'Сколько стоит доставка?'],
    ['uk', 'Скільки коштує доставка і коли вона буде?'],
    ['el', 'Πόσο κοστίζει η αποστολή;'],
    ['ja', '送料はいくらですか？'],
    ['zh', '运费是多少？'],
    ['ko', '배송비는 얼마예요?'],
    ['ar', 'كم تكلفة الشحن؟'],
  ])('knows %s: %j', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each(['42?', 'OK', 'Ada Lovelace', 'https://fernweg.example/die-und-der', 'a@und.example', '', '👍'])(
    'says nothing of %j',
    (text) => {
      expect(languageOf(text)).toBeNull();
    },
  );
});
