import { expect, it } from 'vitest';
import { hidePersonal } from './hidePersonal.ts';

const LABELS = ['[name]', '[email]', '[phone]'];

it.each([
  ['Write to a@b.example.', 'Write to [email].', 'Write to [#1].'],
  ['a@b.example or c@d.example', '[email] or [email]', '[#1] or [#2]'],
  ['Ada, yes, Ada, at 0170 1234567', '[name], yes, [name], at [phone]', '[#1], yes, [#1], at [#2]'],
  ['[#3] of Ada', '[#3] of [name]', '[#3] of [#4]'],
  ['The [name] field of Ada', 'The [name] field of [name]', 'The [#1] field of [#2]'],
  ['Nobody', 'Nobody', 'Nobody'],
  ['Ada', '[name]', '[#1]'],
])('%j has marks where %j is masked, and gets it back', (text, masked, marked) => {
  const hidden = hidePersonal(text, masked, LABELS);
  expect(hidden.text).toBe(marked);
  expect(hidden.restore(marked)).toBe(text);
});

it('puts back in the order of the translation, as often as it says', () => {
  const { restore } = hidePersonal('Ada wrote to a@b.example', '[name] wrote to [email]', LABELS);
  expect(restore('An [#2] schrieb [#1], ja, [#1]')).toBe('An a@b.example schrieb Ada, ja, Ada');
});

it.each(['An [#2] schrieb sie', 'An [#1] schrieb [#1]', 'An [#2] schrieb [#1] und [#3]', ''])(
  'takes %j for no translation: a mark is lost, or stands for nothing',
  (translation) => {
    const { restore } = hidePersonal('Ada wrote to a@b.example', '[name] wrote to [email]', LABELS);
    expect(restore(translation)).toBe('');
  },
);
