import { INSIGHT_ACTIONS, INSIGHT_CODES } from '@parlance/domain/documents/insight';
import { SHARED_TEXTS } from '@parlance/domain/i18n/SHARED_TEXTS';
import { LOCALES } from '@parlance/domain/locales';
import { describe, expect, it } from 'vitest';
import { insightText } from './mailIntl.ts';

const VALUES = {
  day: '2026-11-23',
  share: 0.256,
  count: 3,
  topic: 'Shipping',
  seconds: 9.25,
  rate: 0.051,
  before: 0.1,
  conversations: 1200,
  change: 0.5,
  weekday: 0,
  hour: 14,
};

describe('an insight as a sentence', () => {
  it.each(LOCALES)('is whole in %s, with one and with many', (locale) => {
    const texts = INSIGHT_CODES.flatMap((code) =>
      [1, 3].map((count) => insightText(locale, { code, values: { ...VALUES, count, conversations: count } })),
    );
    for (const text of texts) {
      expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(text).not.toMatch(/[{}#]|undefined|NaN/);
    }
    for (const action of INSIGHT_ACTIONS) expect(SHARED_TEXTS[locale].insightActions[action]).not.toBe('');
  });

  it('writes numbers and days as the language does', () => {
    const grown = { code: 'conversations-grew', values: VALUES } as const;
    expect(insightText('en', grown)).toBe('1,200 conversations, 50% more than before.');
    expect(insightText('de', grown)).toBe('1.200 Unterhaltungen, 50\u00a0% mehr als zuvor.');
    const used = { code: 'messages-used-up', values: VALUES } as const;
    expect(insightText('en', used)).toContain('November 23');
    expect(insightText('de', used)).toContain('23. November');
    expect(insightText('en', { code: 'conversion-fell', values: VALUES })).toContain('5.1% instead of 10.0%');
    expect(insightText('de', { code: 'peak', values: VALUES })).toContain('Montags ab 14 Uhr');
  });
});
