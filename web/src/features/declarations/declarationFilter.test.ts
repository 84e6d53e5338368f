import { expect, it } from 'vitest';
import { isNarrowed, readDeclarationFilter, writeDeclarationFilter } from './declarationFilter.ts';

it('is read from an address as it was written', () => {
  const filter = { kind: 'withdrawal', status: 'done', page: 2 } as const;
  const params = writeDeclarationFilter(filter);
  expect(params.toString()).toBe('kind=withdrawal&status=done&page=3');
  expect(readDeclarationFilter(params)).toEqual(filter);
  expect(isNarrowed(filter)).toBe(true);
});

it('is everything, on the first page, where the address says nothing that is known', () => {
  const filter = readDeclarationFilter(new URLSearchParams('kind=return&status=open&page=-1'));
  expect(filter).toEqual({ kind: undefined, status: undefined, page: 0 });
  expect(writeDeclarationFilter(filter).toString()).toBe('');
  expect(isNarrowed(filter)).toBe(false);
});
