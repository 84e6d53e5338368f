import { expect, it } from 'vitest';
import { manifestLines } from './manifestLines.ts';

const FAR = new URL(`file:///opt/${'very-long-folder/'.repeat(12)}emulator.jar`);

it('keeps every line within 72 bytes, its end included', () => {
  for (const line of manifestLines('a.b.Main', [FAR]).split('\r\n')) expect(line.length + 2).toBeLessThanOrEqual(72);
});

it('continues a cut line with a space, so that nothing is lost', () => {
  const text = manifestLines('a.b.Main', [FAR, new URL('file:///x/')]);
  expect(text.replaceAll('\r\n ', '')).toBe(
    `Manifest-Version: 1.0\r\nMain-Class: a.b.Main\r\nClass-Path: ${FAR.href} file:///x/\r\n\r\n`,
  );
});
