import { expect, it } from 'vitest';
import { type FormField, formFieldSchema } from '../documents/forms/formField.ts';
import { LIMITS } from '../limits.ts';
import { formProblem } from './formProblem.ts';
import { formText } from './formText.ts';

function fieldOf(name: string, changed: Partial<FormField> = {}): FormField {
  const usual = {
    type: 'text',
    label: name,
    hint: '',
    isRequired: true,
    options: [],
    pattern: '',
    min: null,
    max: null,
  };
  return formFieldSchema.parse({ ...usual, name, ...changed });
}

const files = (count: number) => Array.from({ length: count }, (_, at) => fieldOf(`file_${at}`, { type: 'file' }));

it.each([
  [[fieldOf('one'), fieldOf('two')], undefined],
  [files(LIMITS.formFiles), undefined],
  [files(LIMITS.formFiles + 1), { problem: 'files', field: LIMITS.formFiles }],
  [[fieldOf('one'), fieldOf('two'), fieldOf('one')], { problem: 'name-twice', field: 2 }],
  [[fieldOf('one'), fieldOf('two', { type: 'choice' })], { problem: 'options', field: 1 }],
])('a form of some fields has its first fault named (%#)', (fields, problem) => {
  expect(formProblem({ fields })).toEqual(problem);
});

it.each([
  ['Name', 'Name'],
  ['[de] Ihr Name [en] Your name', 'Your name'],
  ['[de] Ihr Name', 'Ihr Name'],
] as const)('%s is a question in English: %s', (text, shown) => {
  expect(formText('en', text)).toBe(shown);
});
