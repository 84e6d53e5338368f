import { type FormField, formFieldSchema } from '@parlance/domain/documents/forms/formField';
import { describe, expect, it } from 'vitest';
import { readAnswers } from './readAnswers.ts';

function fieldOf(name: string, changed: Partial<FormField>): FormField {
  const usual = { type: 'text', label: `[de] ${name} auf Deutsch [en] ${name}`, hint: '', isRequired: true };
  return formFieldSchema.parse({ ...usual, options: [], pattern: '', min: null, max: null, name, ...changed });
}

const FIELDS = [
  fieldOf('weight', { type: 'number', min: 1, max: 30 }),
  fieldOf('bought', { type: 'date', max: 0, isRequired: false }),
  fieldOf('damage', {
    type: 'choice',
    options: [
      { value: 'broken', label: '[de] Gebrochen [en] Broken' },
      { value: 'torn', label: '[de] Gerissen [en] Torn' },
    ],
  }),
  fieldOf('agreed', { type: 'consent' }),
  fieldOf('photo', { type: 'file', isRequired: false }),
];

function read(values: Readonly<Record<string, string>>, locale: 'de' | 'en') {
  const entries = { values: new Map(Object.entries(values)), files: new Map() };
  return readAnswers({ fields: FIELDS }, entries, { locale, language: locale, today: '2026-11-29' });
}

describe('answers of a form', () => {
  it('are kept as they are stored, and as people read them in the form’s language', () => {
    const typed = { weight: '2,5', bought: '2026-11-29', damage: 'torn', agreed: 'true' };
    const read1 = read(typed, 'de');
    expect('answers' in read1 && read1.answers.map(({ label, value, shown }) => [label, value, shown])).toEqual([
      ['weight auf Deutsch', 2.5, '2,5'],
      ['bought auf Deutsch', '2026-11-29', '29. November 2026'],
      ['damage auf Deutsch', 'torn', 'Gerissen'],
      ['agreed auf Deutsch', true, 'Ja'],
      ['photo auf Deutsch', null, ''],
    ]);
  });

  it('that do not fit are named with their bounds', () => {
    const wrong = read({ weight: '31', bought: '2026-11-30', damage: '', agreed: '' }, 'en');
    expect('problems' in wrong && Object.fromEntries(wrong.problems)).toEqual({
      weight: 'Please give 30 or less.',
      bought: 'Please give November 29, 2026 or an earlier day.',
      damage: 'Please fill in this field.',
      agreed: 'Please tick this box: we need your consent.',
    });
  });
});
