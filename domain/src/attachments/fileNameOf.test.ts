import { expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { fileNameOf } from './fileNameOf.ts';

const max = LIMITS.fileNameCharacters;

it.each([
  ['damage.jpg', 'damage.jpg'],
  [' bill\u202Efdp.exe\n ', 'billfdp.exe'],
  ['\u0000', 'file'],
  ['', 'file'],
  [`${'x'.repeat(max - 4)}.pdf`, `${'x'.repeat(max - 4)}.pdf`],
  [`${'x'.repeat(max - 3)}.pdf`, `${'x'.repeat(max - 4)}.pdf`],
])('%j becomes %j', (name, expected) => expect(fileNameOf(name)).toBe(expected));
