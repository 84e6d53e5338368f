import { SHARED_TEXTS } from '../i18n/SHARED_TEXTS.ts';
import type { PlaceContent } from '../instructionTemplates.ts';

const PLACE = /\[[^[\]\n]+\]/g;

const ALL = Object.values(SHARED_TEXTS);

const CONTENTS: ReadonlyMap<string, PlaceContent> = new Map(
  ALL.flatMap(({ instructionPlaces }) => Object.entries(instructionPlaces)),
);

const PLACES: ReadonlySet<string> = new Set(
  ALL.flatMap(({ instructionTemplates }) =>
    Object.values(instructionTemplates).flatMap(({ text }) => text.match(PLACE) ?? []),
  ),
);

/** Whom the templates are about. An empty text is not known. */
export interface BusinessFacts {
  name: string;
  email: string;
  phone: string;
}

/** A template's text with what is known of the business in its places. */
export function fillPlaces(text: string, { name, email, phone }: BusinessFacts): string {
  const known = { name, email, phone, contact: email === '' ? phone : email };
  return text.replaceAll(PLACE, (place) => {
    const content = CONTENTS.get(place);
    return content === undefined || known[content] === '' ? place : known[content];
  });
}

/** The places of the templates that a text still has, each once and in its order. Other square brackets are the business's own. */
export function unfilledPlaces(text: string): string[] {
  return [...new Set(text.match(PLACE) ?? [])].filter((place) => PLACES.has(place));
}
