import { expect, it } from 'vitest';
import { readSubmissionFilter, writeSubmissionFilter } from './submissionFilter.ts';

it('is read from an address as it was written', () => {
  const filter = { formId: 'form', page: 2 };
  const params = writeSubmissionFilter(filter);
  expect(params.toString()).toBe('form=form&page=3');
  expect(readSubmissionFilter(params)).toEqual(filter);
});

it('is everything, on the first page, where the address says nothing that is known', () => {
  const filter = readSubmissionFilter(new URLSearchParams('form=a/b&page=-1'));
  expect(filter).toEqual({ formId: undefined, page: 0 });
  expect(writeSubmissionFilter(filter).toString()).toBe('');
});
