import { INSTRUCTION_TEMPLATES } from './instructionTemplates.ts';

const PLACE = /\[[^[\]\n]+\]/g;

/** Contents of the places in the templates, in both languages. All others are the business's to write. */
const CONTENTS: ReadonlyMap<string, 'name' | 'contact' | 'email' | 'phone'> = new Map([
  ['[company]', 'name'],
  ['[Firma]', 'name'],
  ['[name]', 'name'],
  ['[Name]', 'name'],
  ['[e-mail address or phone number]', 'contact'],
  ['[E-Mail-Adresse oder Telefonnummer]', 'contact'],
  ['[e-mail address]', 'email'],
  ['[E-Mail-Adresse]', 'email'],
  ['[support address]', 'email'],
  ['[Adresse des Supports]', 'email'],
  ['[phone number or address of the booking page]', 'phone'],
  ['[Telefonnummer oder Adresse der Buchungsseite]', 'phone'],
]);

const PLACES: ReadonlySet<string> = new Set(
  Object.values(INSTRUCTION_TEMPLATES).flatMap((templates) =>
    Object.values(templates).flatMap(({ text }) => text.match(PLACE) ?? []),
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
