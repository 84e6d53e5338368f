import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

it('draws each dark square of a QR code and no light one', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  const { data } = encode('otpauth://totp/Parlance:ada@shop.example?secret=ABCDEFGH');
  expect(qrPath(data).split('M')).toHaveLength(data.flat().filter(Boolean).length + 1);
});
