import { COUNTRIES } from '@parlance/domain/countries';

/** The region of a language tag (BCP 47): behind the language and, where it has one, the script. Some browsers' tags are none: "en-US@posix". */
const REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i;

/** Default tag of browsers anywhere: it indicates a person's location only together with the clock. */
const DEFAULT = /^en-US\b/i;
const AMERICAN = /^(?:America|Pacific|US)\//;

/**
 * The country that a browser's languages name, in their order, or none: a language without a region says nothing of where somebody is,
 * and "en-US" little outside of American time zones.
 * @param timeZone The browser's, by the IANA time zone database.
 */
export function likelyCountry(tags: readonly string[], timeZone: string): string | undefined {
  for (const tag of tags) {
    const region = DEFAULT.test(tag) && !AMERICAN.test(timeZone) ? undefined : REGION.exec(tag)?.[1]?.toUpperCase();
    if (region !== undefined && COUNTRIES.includes(region)) return region;
  }
  return undefined;
}
