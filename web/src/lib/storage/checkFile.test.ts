import { describe, expect, it } from 'vitest';
import { checkFile } from './checkFile.ts';

const MAX = 1024;

describe('checkFile', () => {
  it('lets a document of a known type and size through', () => {
    expect(checkFile({ name: 'Prices.PDF', size: 1024 }, MAX)).toBeUndefined();
  });

  it.each([
    ['photo.gif', 10, 'file-type-invalid'],
    ['README', 10, 'file-type-invalid'],
    ['empty.txt', 0, 'file-empty'],
    ['long.md', 1025, 'file-too-large'],
  ])('refuses %s of %i bytes as %s', (name, size, code) => {
    expect(checkFile({ name, size }, MAX)?.code).toBe(code);
  });

  it('says how large a file may be', () => {
    expect(checkFile({ name: 'long.md', size: 2000 }, MAX)?.details).toEqual({ max: MAX });
  });
});
