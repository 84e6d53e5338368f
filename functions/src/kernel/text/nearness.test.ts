import { describe, expect, it } from 'vitest';
import { contentWords } from './contentWords.ts';
import { nearness } from './nearness.ts';

describe('nearness', () => {
  it.each([
    ['Versand', 'die Versandkosten', 0.7],
    ['Reinigung', 'eine Zahnreinigung', 0.7],
    ['Kündigungsfrist', 'mit einer Frist von 14 Tagen kündigen', 0.9],
    ['Dienstagnachmittag', 'Dienstag, Nachmittag', 0.9],
    ['warehuose', 'the warehouse', 0.7],
    ['warranty', 'the warranty', 1],
  ])('finds %s in %j', (word, text, near) => {
    expect(nearness(contentWords(word)[0] ?? '', new Set(contentWords(text)))).toBe(near);
  });

  it.each([
    ['Zahnspange', 'der Zahn'],
    ['Leder', 'eine Feder'],
    ['ship', 'the membership'],
  ])('does not find %s in %j', (word, text) => {
    expect(nearness(contentWords(word)[0] ?? '', new Set(contentWords(text)))).toBe(0);
  });
});
