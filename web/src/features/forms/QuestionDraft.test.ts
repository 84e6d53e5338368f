import { type FormField, formFieldSchema } from '@parlance/domain/documents/forms/formField';
import { formTemplate } from '@parlance/domain/forms/templates/formTemplate';
import { expect, it } from 'vitest';
import { newDraft, toDraft, toField } from './QuestionDraft.ts';

const CHOICE: FormField = formFieldSchema.parse({
  name: 'problem',
  type: 'choice',
  label: 'What is wrong?',
  hint: '',
  isRequired: true,
  options: [
    { value: 'broken', label: 'Broken' },
    { value: 'wrong', label: 'Wrong item' },
  ],
  pattern: '',
  min: null,
  max: null,
});

it('is stored as it was where nothing was changed', () => {
  const { fields } = formTemplate('callback', 'en');
  const again = fields.map((field) => toField(toDraft(field)));
  expect(again.map(({ name, type, min, max }) => [name, type, min, max])).toEqual(
    fields.map(({ name, type, min, max }) => [name, type, min, max]),
  );
  expect(again.map(({ options }) => options.map(({ value }) => value))).toEqual(
    fields.map(({ options }) => options.map(({ value }) => value)),
  );
});

it('keeps the value of an answer that keeps its words, and gives each other one a value of its own', () => {
  const changed = toField({ ...toDraft(CHOICE), options: 'Too late\nWrong item\n\n Too small ' });
  expect(changed.options).toEqual([
    { value: 'answer_1', label: 'Too late' },
    { value: 'wrong', label: 'Wrong item' },
    { value: 'answer_3', label: 'Too small' },
  ]);
});

it('has no answers or bounds that its kind has none of', () => {
  const text = toField({ ...toDraft(CHOICE), type: 'text', min: '3', max: '4' });
  expect([text.options, text.min, text.max]).toEqual([[], null, null]);
});

it('begins with a name that no other has', () => {
  expect(newDraft([{ name: 'question_2' }]).name).toBe('question_3');
});
