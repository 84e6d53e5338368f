import { COUNTRIES } from '@parlance/domain/countries';

/** What browsers come with wherever they are: it says where somebody is only together with the clock. */
const DEFAULT_TAG = 'en-US';
const AMERICAN = /^(?:America|Pacific|US)\//;

/**
 * The country that a browser's languages name, in their order (BCP 47), or none: a language without a region says nothing of where
 * somebody is, and "en-US" little outside of American time zones.
 * @param timeZone The browser's, by the IANA time zone database.
 */
export function likelyCountry(tags: readonly string[], timeZone: string): string | undefined {
  for (const tag of tags) {
    if (tag === DEFAULT_TAG && !AMERICAN.test(timeZone)) continue;
    const { region } = new Intl.Locale(tag);
    const country = COUNTRIES.find((code) => code === region);
    if (country !== undefined) return country;
  }
  return undefined;
}
