import { describe, expect, it } from 'vitest';
import { type FormField, formFieldSchema } from '../documents/forms/formField.ts';
import { LIMITS } from '../limits.ts';
import { checkFieldValue } from './checkFieldValue.ts';
import { fieldProblem } from './fieldProblem.ts';

const TODAY = '2026-11-29';

function field(changed: Partial<FormField>): FormField {
  const usual: FormField = {
    name: 'asked',
    type: 'text',
    label: '[de] Gefragt [en] Asked',
    hint: '',
    isRequired: true,
    options: [],
    pattern: '',
    min: null,
    max: null,
  };
  return formFieldSchema.parse({ ...usual, ...changed });
}

const check = (changed: Partial<FormField>, raw: unknown) => checkFieldValue(field(changed), raw, TODAY);
const options = [
  { value: 'too_small', label: 'Too small' },
  { value: 'broken', label: 'Broken' },
];

describe('an answer', () => {
  it.each([
    [{ type: 'text' }, '  Ada  Byron ', 'Ada  Byron'],
    [{ type: 'text', pattern: 'FW-\\d{5}' }, 'FW-12345', 'FW-12345'],
    [{ type: 'long-text' }, 'One\nTwo', 'One\nTwo'],
    [{ type: 'email' }, ' Ada@Example.org ', 'ada@example.org'],
    [{ type: 'phone' }, '+49 (0)30 / 12-34 56', '+49 (0)30 / 12-34 56'],
    [{ type: 'number', min: 1, max: 3 }, '3', 3],
    [{ type: 'number' }, -0.5, -0.5],
    [{ type: 'date', min: 0, max: 30 }, '2026-12-29', '2026-12-29'],
    [{ type: 'choice', options }, 'broken', 'broken'],
    [{ type: 'consent' }, true, true],
    [{ type: 'consent' }, 'true', true],
    [{ type: 'text', isRequired: false }, '   ', null],
    [{ type: 'consent', isRequired: false }, false, null],
    [{ type: 'number', isRequired: false }, undefined, null],
  ] as const)('of %j: %j is kept as %j', (changed, raw, value) => {
    expect(check({ ...changed, options: [...('options' in changed ? changed.options : [])] }, raw)).toEqual({ value });
  });

  it.each([
    [{ type: 'text' }, '', 'missing'],
    [{ type: 'text' }, null, 'missing'],
    [{ type: 'text' }, ['a'], 'unreadable'],
    [{ type: 'text' }, 'a\nb', 'unreadable'],
    [{ type: 'text' }, 'a\u202Eb', 'unreadable'],
    [{ type: 'text' }, 'a'.repeat(LIMITS.fieldTextCharacters + 1), 'too-long'],
    [{ type: 'long-text' }, 'a'.repeat(LIMITS.fieldLongTextCharacters + 1), 'too-long'],
    [{ type: 'text', pattern: 'FW-\\d{5}' }, 'FW-123456', 'pattern'],
    [{ type: 'email' }, 'ada@', 'email'],
    [{ type: 'phone' }, '1234', 'phone'],
    [{ type: 'phone' }, 'call me', 'phone'],
    [{ type: 'number' }, '1e3', 'number'],
    [{ type: 'number' }, '1,5', 'number'],
    [{ type: 'number', min: 1 }, 0, 'small'],
    [{ type: 'number', max: 3 }, 4, 'large'],
    [{ type: 'date' }, '2026-02-30', 'date'],
    [{ type: 'date' }, '29.11.2026', 'date'],
    [{ type: 'date', min: 0 }, '2026-11-28', 'early'],
    [{ type: 'date', max: 30 }, '2026-12-30', 'late'],
    [{ type: 'choice', options }, 'Broken', 'option'],
    [{ type: 'consent' }, 'on', 'consent'],
    [{ type: 'consent' }, false, 'consent'],
    [{ type: 'consent' }, '', 'consent'],
    [{ type: 'file' }, '../other', 'unreadable'],
  ] as const)('of %j: %j is refused as %s', (changed, raw, fault) => {
    expect(check({ ...changed, options: [...('options' in changed ? changed.options : [])] }, raw)).toEqual({ fault });
  });
});

describe('a field', () => {
  it.each([
    [{ type: 'choice', options }, undefined],
    [{ type: 'choice', options: options.slice(1) }, 'options'],
    [{ type: 'text', options }, 'options'],
    [{ type: 'choice', options: [...options, ...options] }, 'option-twice'],
    [{ pattern: '(a+)+' }, 'pattern'],
    [{ type: 'email', pattern: 'a' }, 'pattern'],
    [{ type: 'number', min: 2, max: 1 }, 'bounds'],
    [{ type: 'date', min: 0.5 }, 'bounds'],
    [{ type: 'date', max: LIMITS.fieldDays + 1 }, 'bounds'],
    [{ type: 'text', min: 1 }, 'bounds'],
    [{ type: 'date', min: 0, max: 0 }, undefined],
  ] as const)('%j has the fault %s', (changed, fault) => {
    expect(fieldProblem(field({ ...changed, options: [...('options' in changed ? changed.options : [])] }))).toBe(
      fault,
    );
  });
});
