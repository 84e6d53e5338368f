import { describe, expect, it } from 'vitest';
import { formatLatency } from './formatLatency.ts';

describe('formatLatency', () => {
  it('shows everything below 100 ms as "< 100ms"', () => {
    expect(formatLatency(0, 'en')).toBe('< 100ms');
    expect(formatLatency(99, 'de')).toBe('< 100ms');
    expect(formatLatency(100, 'en')).toBe('0.1 sec');
  });

  it('shows seconds in the language of the reader', () => {
    expect(formatLatency(1240, 'en')).toBe('1.2 sec');
    expect(formatLatency(1240, 'de')).toBe('1,2 Sek.');
    expect(formatLatency(281, 'de')).toBe('0,3 Sek.');
  });
});
