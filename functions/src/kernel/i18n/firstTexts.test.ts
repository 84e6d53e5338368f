import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { expect, it } from 'vitest';
import { CATALOGUES } from './CATALOGUES.ts';
import { welcomeMessage } from './welcomeMessage.ts';

it.each(LOCALES)('in %s the first questions of every industry fit', (locale) => {
  for (const starters of Object.values(CATALOGUES[locale].industryStarters)) {
    expect(starters.length).toBeLessThanOrEqual(LIMITS.conversationStarters);
    expect(starters.every((text) => text.endsWith('?') && text.length <= LIMITS.starterCharacters)).toBe(true);
  }
});

it.each(LOCALES)('in %s a welcome message fits, with the longest name and without one', (locale) => {
  expect(welcomeMessage(locale, 'x'.repeat(LIMITS.nameCharacters)).length).toBeLessThan(LIMITS.descriptionCharacters);
  expect(welcomeMessage(locale, '')).not.toContain('  ');
});
