import { COUNTRIES } from '@parlance/domain/countries';
import { isTimezone } from '@parlance/domain/timezone';
import { describe, expect, it } from 'vitest';
import { zoneOfCountry } from './zoneOfCountry.ts';

describe('what an organization begins with', () => {
  it('is a time zone of its country, of every country that can be chosen', () => {
    const without = COUNTRIES.filter((country) => {
      const zone = zoneOfCountry(country);
      return !zone.includes('/') || !isTimezone(zone);
    });
    expect(without).toEqual([]);
    expect(zoneOfCountry('US')).toBe('America/New_York');
    expect(zoneOfCountry('CH')).toBe('Europe/Zurich');
    expect(zoneOfCountry('')).toBe('UTC');
  });

  it('can be any country that CLDR names in both languages', () => {
    expect(COUNTRIES).toHaveLength(250);
    expect(new Set(COUNTRIES).size).toBe(250);
    for (const locale of ['en', 'de']) {
      const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
      expect(COUNTRIES.filter((country) => names.of(country) === undefined)).toEqual([]);
    }
  });
});
