import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Org } from '@parlance/domain/documents/organizations/org';
import type { Locale } from '@parlance/domain/locales';
import { startersFor } from '@parlance/domain/starts/industryStarts';
import { welcomeMessage } from '@parlance/domain/starts/welcomeMessage';

export interface StartWish {
  name: string;
  /** Undefined: the organization's. */
  locale?: Locale | undefined;
  /** What was found on the business's website. */
  start?: { colour: string | null; starters: readonly string[] } | undefined;
}

/** What a new chatbot says and looks like. */
export function startSettings({ name, locale, start }: StartWish, org: Org): Partial<Chatbot> {
  const language = locale ?? org.locale;
  const starters =
    start === undefined || start.starters.length === 0 ? startersFor(org.businessType, language) : start.starters;
  return {
    initialMessages: [welcomeMessage(language, start === undefined ? '' : name)],
    conversationStarters: [...starters],
    ...(start?.colour ? { userMessageColor: start.colour, bubbleButtonColor: start.colour } : {}),
  };
}
