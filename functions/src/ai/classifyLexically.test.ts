import { describe, expect, it } from 'vitest';
import { classifyLexically } from './classifyLexically.ts';

describe('classifyLexically', () => {
  it.each([
    [['How much is shipping to Austria?', 'And when is it delivered?'], 'en', 'Shipping', 'neutral'],
    [['Kann ich die Jacke zurückgeben?', 'Das ist wirklich nicht gut.'], 'de', 'Rückgabe', 'negative'],
    [['My tent arrived damaged, I am very disappointed.'], 'en', 'Products', 'negative'],
    [['Super, danke! Wann haben Sie geöffnet?'], 'de', 'Öffnungszeiten', 'positive'],
    [['Who are you?'], 'en', 'Other', 'neutral'],
  ] as const)('sorts %j', (questions, locale, category, sentiment) => {
    expect(classifyLexically({ questions, locale })).toMatchObject({ category, sentiment });
  });

  it('names no address and no number in the topic', () => {
    const { topic } = classifyLexically({
      questions: ['Please call 0761 5550140 or write to ada@example.com about invoices', 'Invoices again'],
      locale: 'en',
    });
    expect(topic).toContain('invoices');
    expect(topic).not.toMatch(/ada|example|\d/);
  });
});
