import { LIMITS } from '@parlance/domain/limits';
import { expect, it } from 'vitest';
import { nameWithEnding } from './nameWithEnding.ts';

it.each([
  ['a.jpg', 'jpg', 'a.jpg'],
  ['A.JPEG', 'jpg', 'A.JPEG'],
  ['invoice.exe', 'pdf', 'invoice.exe.pdf'],
  ['photo', 'webp', 'photo.webp'],
  ['pdf', 'pdf', 'pdf.pdf'],
  ['x'.repeat(LIMITS.fileNameCharacters), 'png', `${'x'.repeat(LIMITS.fileNameCharacters - 4)}.png`],
] as const)('%s of type %s is called %s', (name, type, expected) => expect(nameWithEnding(name, type)).toBe(expected));
