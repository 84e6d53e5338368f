import { type PersonSubject, personSchema } from '@parlance/domain/contracts/privacy';

/** Whom a text names: an e-mail address or the id of a conversation. Undefined for anything else. */
export function personOf(typed: string): PersonSubject | undefined {
  const text = typed.trim();
  const person = text.includes('@') ? { foundBy: 'email', email: text } : { foundBy: 'chat', chatId: text };
  return personSchema.safeParse(person).data;
}

/** The address or the id. */
export function nameOf(person: PersonSubject): string {
  return person.foundBy === 'email' ? person.email : person.chatId;
}
