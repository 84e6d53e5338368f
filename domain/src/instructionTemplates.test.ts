import { expect, it } from 'vitest';
import { INSTRUCTION_TEMPLATE_KEYS, INSTRUCTION_TEMPLATES } from './instructionTemplates.ts';
import { LIMITS } from './limits.ts';
import { LOCALES } from './locales.ts';

it.each(LOCALES)('the templates in %s fit into the instructions, and no two are the same', (locale) => {
  const templates = INSTRUCTION_TEMPLATE_KEYS.map((key) => INSTRUCTION_TEMPLATES[locale][key]);
  expect(new Set(templates.map(({ name }) => name)).size).toBe(INSTRUCTION_TEMPLATE_KEYS.length);
  expect(Math.max(...templates.map(({ text }) => text.length))).toBeLessThanOrEqual(
    LIMITS.systemInstructionsCharacters,
  );
});
