import { expect, it } from 'vitest';
import { likelyCountry } from './likelyCountry.ts';

it.each([
  [['de-AT', 'de', 'en-US'], 'Europe/Vienna', 'AT'],
  [['de', 'en-GB'], 'Europe/London', 'GB'],
  [['en-US', 'en'], 'America/Chicago', 'US'],
  [['en-US', 'en', 'de'], 'Europe/Berlin', undefined],
  [['en-US', 'fr-CH'], 'Europe/Zurich', 'CH'],
  [['zh-Hant-TW'], 'Asia/Taipei', 'TW'],
  [['en-US@posix', 'de_DE', ''], 'UTC', undefined],
  [['en-US@posix'], 'America/Chicago', 'US'],
  [['es-419'], 'America/Mexico_City', undefined],
  [[], 'UTC', undefined],
])('the languages %j in %s are of %s', (tags, timeZone, country) => {
  expect(likelyCountry(tags, timeZone)).toBe(country);
});
