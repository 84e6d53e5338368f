import type { Lead } from '@parlance/domain/documents/chats/lead';
import type { Org } from '@parlance/domain/documents/organizations/org';
import type { Locale } from '@parlance/domain/locales';
import { refs } from '../../kernel/platform/refs.ts';

/** Language of a lead's conversation, else the organization's. */
export async function languageOfLead(
  orgId: string,
  { chatId }: Pick<Lead, 'chatId'>,
  { locale }: Pick<Org, 'locale'>,
): Promise<Locale> {
  if (chatId === null) return locale;
  return (await refs.chat(orgId, chatId).get()).data()?.locale ?? locale;
}
