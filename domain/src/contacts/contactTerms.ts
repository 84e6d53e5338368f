import { leadTermsOf } from '../search/leadTerms.ts';
import { foldForSearch } from '../search/searchTerms.ts';

/** Terms that a contact is found by: as a lead is by name and address, and by the whole subject. */
export function contactTermsOf({ name, email, subject }: Record<'name' | 'email' | 'subject', string>): string[] {
  return [...new Set([...leadTermsOf({ name, email, message: '' }), foldForSearch(subject)])];
}
