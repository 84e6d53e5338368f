import type { Locale } from '@parlance/domain/locales';
import { refs } from '../platform/refs.ts';
import { peopleOf, personOfLead, together } from './peopleOf.ts';
import { maskPersonal } from './text/maskPersonal.ts';

interface Excerpt {
  /** Where the words come from: a conversation, a lead, or both. */
  chatId: string | null;
  leadId: string | undefined;
  excerpt: string;
}

/** A visitor's words with personal data masked, in the reader's language. Reads who the visitor is, as far as that is known. */
export async function maskExcerpt(
  orgId: string,
  { chatId, leadId, excerpt }: Excerpt,
  locale: Locale,
): Promise<string> {
  const [chat, lead] = await Promise.all([
    chatId === null ? undefined : refs.chat(orgId, chatId).get(),
    leadId === undefined ? undefined : refs.lead(orgId, leadId).get(),
  ]);
  const known = chatId === null ? [] : [[chatId, chat?.data() ?? { identity: null, handover: null }] as const];
  const ofChat = await peopleOf(orgId, new Map(known));
  const own = lead?.data();
  const people = together([...ofChat.values(), ...(own === undefined ? [] : [personOfLead(own)])]);
  return maskPersonal(excerpt, { locale, people, own: new Set() });
}
