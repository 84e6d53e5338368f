import { holdsWebAddress } from '@parlance/domain/names/holdsWebAddress';
import { describe, expect, it } from 'vitest';
import { inertText } from './inertText.ts';

const GONE = '[left out]';
const inert = (text: string): string => inertText(text, GONE).text;

describe('a stranger’s words in a mail', () => {
  it.each([
    'evil.example',
    'https://evil.example/win?a=b',
    'HTTPS://EVIL.EXAMPLE',
    'hxxp://evil.example',
    'www.evil',
    '(evil.example)',
    '[a](https://evil.example)',
    '<https://evil.example>',
    '"><a href="https://evil.example">x</a>',
    'evil\u200B.example',
    'ev\u00ADil.example',
    'evil。example',
    'evil．example',
    'ｅｖｉｌ.ｅｘａｍｐｌｅ',
    'прыз.рф',
    'xn--80ak6aa92e.com',
    '192.0.2.7',
    'win@evil.example',
    'win@[192.0.2.7]',
    'win＠evil',
    '@evil_bot',
    'mailto:win@evil.example',
    'evil.example/win',
    'javascript://evil%0aalert(1)',
  ])('lead nowhere: %s', (address) => {
    const { text, removed } = inertText(`You won 500 EUR at ${address} today`, GONE);
    expect(text).toMatch(/^You won 500 EUR at .*today$/s);
    expect(text).toContain(GONE);
    expect(holdsWebAddress(text)).toBe(false);
    expect(text).not.toMatch(/evil|example|@/i);
    expect(removed.length).toBeGreaterThan(0);
  });

  it.each([
    '+49 900 1234567',
    '0900 123 45 67',
    '0900-1234567',
    '(0900) 1234567',
    '0900.123.45.67',
    '1-888-555-1234',
    '(888) 555-1234',
    '888.555.1234',
    '+４９ ９００ １２３４５６７',
    '٠٩٠٠ ١٢٣ ٤٥ ٦٧',
  ])('give no phone number: %s', (phone) => {
    const { text } = inertText(`Call ${phone} now`, GONE);
    expect(text.replaceAll(/[()]/g, '').replace('1-', '')).toBe(`Call ${GONE} now`);
  });

  it.each([
    'Is the order 47110815 of 28.11.2026 on its way?',
    'It was 01.12.2026, at 9.30 or 10:15, for 1.299,90 EUR.',
    'Dr.Huber wrote to me.',
    'Two\n\nlines\tand a tab',
    'هل تصلحون السحابات؟',
    '# Not a heading, **not bold**, <b>not HTML</b> & "quoted"',
    'Größe 38, 2026-11-28',
  ])('stay as they are: %s', (text) => {
    expect(inertText(text, GONE)).toEqual({ text, removed: [] });
  });

  it('reorder nothing, and hide nothing', () => {
    expect(inert('a\u202Eb\u2066c\u200Bd\u0007e')).toBe('abcde');
  });

  it('take no longer the longer they are', () => {
    expect(inert('0'.repeat(2000))).not.toBe('');
    expect(inert('(+1 '.repeat(500))).not.toBe('');
    expect(inert('ab.'.repeat(1000))).toContain(GONE);
  });
});
