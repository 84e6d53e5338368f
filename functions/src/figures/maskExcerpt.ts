import { type Locale, LOCALES } from '@parlance/domain/locales';
import { refs } from '../kernel/platform/refs.ts';
import { contactsIn } from './masking/text/contactsIn.ts';
import { peopleOf, personOfLead, together } from './peopleOf.ts';
import { maskPersonal } from './maskPersonal.ts';

const NONE: ReadonlySet<string> = new Set();

interface Excerpt {
  /** Origin of the words: a conversation, a lead, or both. */
  chatId: string | null;
  leadId?: string | undefined;
  excerpt: string;
  /** Contacts that the business itself publishes (`ownContacts`); unknown where missing. */
  own?: ReadonlySet<string>;
  /** Words of the visitor's, where the excerpt is the team's: contacts that stand in none of them are the business's and stay. */
  said?: readonly string[];
}

/**
 * A visitor's words with personal data masked, in the reader's language, or in the conversation's where that is not said. Reads who the
 * visitor is, as far as that is known.
 */
export async function maskExcerpt(
  orgId: string,
  { chatId, leadId, excerpt, said, own = said === undefined ? NONE : ofTeam(excerpt, said) }: Excerpt,
  locale?: Locale,
): Promise<string> {
  const [chat, lead] = await Promise.all([
    chatId === null ? undefined : refs.chat(orgId, chatId).get(),
    leadId === undefined ? undefined : refs.lead(orgId, leadId).get(),
  ]);
  const known = chatId === null ? [] : [[chatId, chat?.data() ?? { identity: null, handover: null }] as const];
  const ofChat = await peopleOf(orgId, new Map(known));
  const left = lead?.data();
  const people = together([...ofChat.values(), ...(left === undefined ? [] : [personOfLead(left)])]);
  return maskPersonal(excerpt, { locale: locale ?? chat?.data()?.locale ?? LOCALES[0], people, own });
}

/** The contacts of a text of the team's that the visitor has not written. */
function ofTeam(text: string, said: readonly string[]): ReadonlySet<string> {
  const theirs = contactsIn(said);
  return new Set([...contactsIn([text])].filter((contact) => !theirs.has(contact)));
}
