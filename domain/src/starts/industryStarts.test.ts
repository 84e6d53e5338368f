import { expect, it } from 'vitest';
import { BUSINESS_TYPES } from '../businessTypes.ts';
import { startersFor, templateFor } from './industryStarts.ts';
import { INSTRUCTION_TEMPLATE_KEYS } from '../instructionTemplates.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { welcomeMessage } from './welcomeMessage.ts';

it('every kind of business has questions in both languages and a template', () => {
  for (const type of BUSINESS_TYPES) {
    expect(INSTRUCTION_TEMPLATE_KEYS).toContain(templateFor(type));
    for (const locale of LOCALES) {
      const starters = startersFor(type, locale);
      expect(starters.length).toBeLessThanOrEqual(LIMITS.conversationStarters);
      expect(starters.every((text) => text.endsWith('?') && text.length <= LIMITS.starterCharacters)).toBe(true);
    }
  }
});

it('a welcome message fits, with the longest name and without one', () => {
  for (const locale of LOCALES) {
    expect(welcomeMessage(locale, 'x'.repeat(LIMITS.nameCharacters)).length).toBeLessThan(LIMITS.descriptionCharacters);
    expect(welcomeMessage(locale, '')).not.toContain('  ');
  }
});
