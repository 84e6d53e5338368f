import { expect, it } from 'vitest';
import { BUSINESS_TYPES } from '../businessTypes.ts';
import { templateFor } from './industryStarts.ts';
import { INSTRUCTION_TEMPLATE_KEYS } from '../instructionTemplates.ts';

it.each(BUSINESS_TYPES)('a business of the kind %s has a template', (type) => {
  expect(INSTRUCTION_TEMPLATE_KEYS).toContain(templateFor(type));
});
