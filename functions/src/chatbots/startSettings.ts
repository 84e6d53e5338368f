import { normaliseDomain } from '@parlance/domain/addresses/domainName';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { LOCALES, type Locale } from '@parlance/domain/locales';
import { industryOf } from '@parlance/domain/starts/industryStarts';
import { CATALOGUES } from '../kernel/i18n/CATALOGUES.ts';
import { welcomeMessage } from '../kernel/i18n/welcomeMessage.ts';

export interface StartWish {
  name: string;
  /** Undefined: the organization's. */
  locale?: Locale | undefined;
  /** Findings from the business's website. */
  start?: { url?: string | undefined; colour: string | null; starters: readonly string[] } | undefined;
}

/**
 * Initial texts, look and allowed domains of a new chatbot. It greets each visitor in their language. Questions are proposed if
 * there is something that answers them: those of the website, or of its kind of business if it shows none.
 * @param mayAllow Whether the caller may change the allowed domains: if so, the website is one of them.
 */
export function startSettings({ name, locale, start }: StartWish, org: Org, mayAllow: boolean): Partial<Chatbot> {
  const language = locale ?? org.locale;
  const languages = [language, ...LOCALES.filter((other) => other !== language)];
  const welcome = (each: Locale) => `[${each}] ${welcomeMessage(each, start === undefined ? '' : name)}`;
  const usual = CATALOGUES[language].industryStarters[industryOf(org.businessType)];
  const starters = start?.starters.length === 0 ? usual : (start?.starters ?? []);
  const domain = mayAllow ? normaliseDomain(start?.url ?? '') : undefined;
  return {
    ...(domain === undefined ? {} : { allowedDomains: [domain] }),
    initialMessages: languages.map(welcome),
    conversationStarters: [...starters],
    ...(start?.colour ? { userMessageColor: start.colour, bubbleButtonColor: start.colour } : {}),
  };
}
