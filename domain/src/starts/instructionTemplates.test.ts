import { expect, it } from 'vitest';
import { SHARED_TEXTS } from '../i18n/SHARED_TEXTS.ts';
import { INSTRUCTION_TEMPLATE_KEYS } from '../instructionTemplates.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';

it.each(LOCALES)('the templates in %s fit into the instructions, and no two are the same', (locale) => {
  const templates = INSTRUCTION_TEMPLATE_KEYS.map((key) => SHARED_TEXTS[locale].instructionTemplates[key]);
  expect(new Set(templates.map(({ name }) => name)).size).toBe(INSTRUCTION_TEMPLATE_KEYS.length);
  expect(Math.max(...templates.map(({ text }) => text.length))).toBeLessThanOrEqual(
    LIMITS.systemInstructionsCharacters,
  );
});
