import { describe, expect, it } from 'vitest';
import { readQaFile } from './readQaFile.ts';

const pairs = (text: string) => readQaFile(text).rows.map(({ question, answer }) => [question, answer]);

describe('readQaFile', () => {
  it.each([
    ['question,answer\nHow?,So'],
    ['Frage;Antwort\nHow?;So'],
    ['\uFEFFAntwort\tThema\tFrage\nSo\tx\tHow?'],
    ['How?,So'],
    ['"ANSWER", Question \nSo,How?'],
  ])('reads the question and the answer of %j', (text) => {
    expect(pairs(text)).toEqual([['How?', 'So']]);
  });

  it('keeps the lines of an answer and makes one of a question', () => {
    expect(pairs('"How\nmuch?","One\nTwo"')).toEqual([['How much?', 'One\nTwo']]);
  });

  it('takes the apostrophe away that keeps a formula from running', () => {
    expect(pairs("question,answer\nHow much?,'-10 %")).toEqual([['How much?', '-10 %']]);
  });

  it('says by line what can not be imported, and reads the rest', () => {
    const text = [
      'question,answer',
      'Only a question,',
      `${'q'.repeat(501)},a`,
      `q,${'a'.repeat(4001)}`,
      'bell\u0007,a',
      'fine,a',
      'open,"a',
    ].join('\n');
    const { rows, problems } = readQaFile(text);
    expect(rows.map(({ question }) => question)).toEqual(['fine']);
    expect(problems).toEqual([
      { line: 2, kind: 'empty' },
      { line: 3, kind: 'question-too-long' },
      { line: 4, kind: 'answer-too-long' },
      { line: 5, kind: 'invalid' },
      { line: 7, kind: 'unclosed-quote' },
    ]);
  });

  it('gives every row an id of its own', () => {
    const { rows } = readQaFile('a,b\na,b');
    expect(new Set(rows.map(({ sourceId }) => sourceId)).size).toBe(2);
  });

  it('finds nothing in an empty file', () => {
    expect(readQaFile('')).toEqual({ rows: [], problems: [] });
  });
});
