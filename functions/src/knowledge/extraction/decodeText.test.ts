import { describe, expect, it } from 'vitest';
import { decodeText } from './decodeText.ts';

const TEXT = 'Öffnungszeiten: Montag bis Freitag, 9–18 Uhr, für 5 €';

function bigEndian(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

/** The text in Windows-1252, where the dash and the euro have places of their own. */
function windows(text: string): Buffer {
  return Buffer.from(text.replace('–', '\u0096').replace('€', '\u0080'), 'latin1');
}

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(TEXT, 'utf16le')])],
    ['UTF-16, the other way round, with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), bigEndian(TEXT)])],
    ['UTF-16 without a mark', Buffer.from(TEXT.replace('€', 'Euro').replace('–', '-'), 'utf16le')],
    ['UTF-16, the other way round, without a mark', bigEndian(TEXT.replace('€', 'Euro').replace('–', '-'))],
    ['Windows-1252', windows(TEXT)],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toMatch(/^Öffnungszeiten: Montag bis Freitag, 9[–-]18 Uhr, für 5 (?:€|Euro)$/);
  });

  it('drops NUL and control characters, and keeps tabs and line ends in one form', () => {
    expect(decodeText(Buffer.from('a\u0000b\u0007\tc\r\nd\re'))).toBe('ab\tc\nd\ne');
  });

  it('never lets half a surrogate pair through', () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from([0x41, 0x00, 0x00, 0xd8, 0x42, 0x00])]);
    expect(decodeText(bytes).isWellFormed()).toBe(true);
  });
});
