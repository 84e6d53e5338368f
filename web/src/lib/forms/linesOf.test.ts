import { describe, expect, it } from 'vitest';
import { linesOf } from './linesOf.ts';

describe('linesOf', () => {
  it('takes one pattern a line, without spaces around it and without empty lines', () => {
    expect(linesOf(' /help/* \r\n\n/products/*\n')).toEqual(['/help/*', '/products/*']);
  });
});
