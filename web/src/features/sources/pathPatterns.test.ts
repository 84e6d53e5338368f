import { describe, expect, it } from 'vitest';
import { pathPatterns } from './pathPatterns.ts';

describe('pathPatterns', () => {
  it('takes one pattern a line, without spaces around it and without empty lines', () => {
    expect(pathPatterns(' /help/* \r\n\n/products/*\n')).toEqual({
      patterns: ['/help/*', '/products/*'],
      problem: undefined,
    });
  });

  it.each([
    ['help', { kind: 'invalid', pattern: 'help' }],
    ['/fine\n/two words', { kind: 'invalid', pattern: '/two words' }],
    [`/${'a'.repeat(200)}`, { kind: 'too-long', pattern: `/${'a'.repeat(200)}` }],
    ['/a\n'.repeat(21), { kind: 'too-many' }],
  ])('says what is wrong with %j', (text, problem) => {
    expect(pathPatterns(text).problem).toEqual(problem);
  });
});
