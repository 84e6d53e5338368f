import { describe, expect, it } from 'vitest';
import { patternErrors } from './patternErrors.ts';

/** A text as its id and figures. */
function texts(include: string) {
  return patternErrors((id, figures = {}) => [id, ...Object.values(figures)].join(' '), { include, exclude: '/a' });
}

describe('patternErrors', () => {
  it.each([
    ['help', 'website.patternInvalid help'],
    ['/fine\n/two words', 'website.patternInvalid /two words'],
    [`/${'a'.repeat(200)}`, 'website.patternTooLong 200'],
    ['a'.repeat(201), 'website.patternTooLong 200'],
    ['/a\n'.repeat(21), 'website.patternsTooMany 20'],
    [`${'/a\n'.repeat(20)}b`, 'website.patternsTooMany 20'],
  ])('says what is wrong with %j', (text, expected) => {
    expect(texts(text)).toMatchObject({ include: expected });
  });

  it('finds nothing wrong with paths', () => {
    expect(texts(' /help/* \r\n\n/products/*\n')).toEqual({});
  });
});
