import { describe, expect, it } from 'vitest';
import { pathPatterns } from './pathPatterns.ts';

describe('pathPatterns', () => {
  it('takes one pattern a line, without spaces around it and without empty lines', () => {
    expect(pathPatterns(' /help/* \r\n\n/products/*\n')).toEqual(['/help/*', '/products/*']);
  });
});
