import { type PersonSubject, personSchema } from '@parlance/domain/contracts/privacy';
import { phoneNumberOf } from '@parlance/domain/phones/phoneNumberOf';

/**
 * Whom a text names: an e-mail address, a phone number or the id of a conversation. Undefined for anything else.
 * @param callingCode That of numbers without a country, or empty.
 */
export function personOf(typed: string, callingCode: string): PersonSubject | undefined {
  const text = typed.trim();
  if (text.includes('@')) return personSchema.safeParse({ foundBy: 'email', email: text }).data;
  const phone = phoneNumberOf(text, callingCode);
  if (phone !== undefined) return { foundBy: 'phone', phone };
  return personSchema.safeParse({ foundBy: 'chat', chatId: text }).data;
}

/** The address, the number or the id. */
export function nameOf(person: PersonSubject): string {
  switch (person.foundBy) {
    case 'email':
      return person.email;
    case 'phone':
      return person.phone;
    case 'chat':
      return person.chatId;
  }
}
