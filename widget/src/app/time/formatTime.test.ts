import { describe, expect, it } from 'vitest';
import { formatTime, timeLocale } from './formatTime.ts';

const NOW = new Date(2026, 10, 21, 14, 30).getTime();

describe('formatTime', () => {
  it('says today and yesterday, then the date, as the visitor writes times', () => {
    expect(formatTime(new Date(2026, 10, 21, 9, 5).getTime(), NOW, 'de-AT')).toBe('heute, 09:05');
    expect(formatTime(new Date(2026, 10, 20, 23, 59).getTime(), NOW, 'en-GB')).toBe('yesterday, 23:59');
    expect(formatTime(new Date(2026, 10, 1, 8, 0).getTime(), NOW, 'en-US')).toMatch(/^Nov 1, 8:00\sAM$/);
    expect(formatTime(new Date(2025, 0, 1, 8, 0).getTime(), NOW, 'de')).toBe('1. Jan. 2025, 08:00');
  });
});

describe('timeLocale', () => {
  it('takes the variant of the language that the browser names', () => {
    expect(timeLocale('en', ['de-AT', 'en-US', 'en'])).toBe('en-US');
    expect(timeLocale('de', ['fr'])).toBe('de');
  });
});
