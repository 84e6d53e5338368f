import { describe, expect, it } from 'vitest';
import { CORRECTION_NAME_CHARACTERS, correctionErrors, correctionOf } from './correction.ts';

const values = { name: 'Prices', text: ' Tent: 99 € ', question: 'How much is the tent?', answer: '99 €' };
const t = (id: string) => id;

describe('correctionErrors', () => {
  it.each([
    ['text', {}, []],
    ['text', { text: ' \n' }, ['text']],
    ['text', { name: ' ' }, ['name']],
    ['text', { question: '', answer: '' }, []],
    ['qa', { name: '', text: '' }, []],
    ['qa', { question: ' ' }, ['question']],
    ['qa', { answer: '' }, ['answer']],
  ] as const)('of a %s with %j: %j', (kind, change, fields) => {
    expect(Object.keys(correctionErrors(t, kind, { ...values, ...change }))).toEqual(fields);
  });
});

describe('correctionOf', () => {
  it('is a question with its answer', () => {
    const { question, answer } = values;
    expect(correctionOf('qa', values)).toEqual({ kind: 'qa', question, answer });
  });

  it('is a text file whose name fits with its ending', async () => {
    const made = correctionOf('text', { ...values, name: 'x'.repeat(CORRECTION_NAME_CHARACTERS) });
    if (made.kind !== 'text') throw new Error('no text');
    expect(made.file.name).toMatch(/^x{196}\.txt$/);
    expect(await made.file.text()).toBe('Tent: 99 €');
  });
});
