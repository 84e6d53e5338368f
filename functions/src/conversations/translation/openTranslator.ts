import type { SpokenLanguage } from '@parlance/domain/languages/SPOKEN_LANGUAGES';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { SECOND_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import type { AiProvider, Said } from '../../ai/AiProvider.ts';
import { personOfChat } from '../../figures/peopleOf.ts';
import { type DayBudget, openDayBudget } from '../../figures/openDayBudget.ts';
import { withMasking } from '../../figures/withMasking.ts';
import { answeringWidget } from '../../kernel/access/answeringWidget.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { requireReadable } from '../suggestions/requireReadable.ts';
import { isFaithful } from './checking/isFaithful.ts';

interface TranslationTask {
  message: Said;
  before: readonly Said[];
  /** Null where it is not known. */
  from: SpokenLanguage | null;
  to: SpokenLanguage;
}

interface Translator {
  chat: Chat;
  /** Translations of the organization's day. */
  budget: DayBudget;
  /** A translation that has the figures, links and names of its original; null where it has others. Throws where the model is away. */
  translate: (task: TranslationTask) => Promise<string | null>;
}

/** For one message. */
const TIMEOUT_MS = 30 * SECOND_MS;
const ENGLISH = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * Opens what translates for the people of an organization in one of its conversations, with personal data masked where the business wants
 * that. Throws `not-found`, `permission-denied` where the caller sees the conversation masked, `translation-unavailable` where the
 * provider does not translate, and what `answeringWidget` throws.
 */
export async function openTranslator(
  who: Membership,
  chatId: string,
  provider: AiProvider,
  now: Date,
): Promise<Translator> {
  const { orgId } = who;
  await requireReadable(who, chatId, now);
  const chat = (await refs.chat(orgId, chatId).get()).data();
  if (chat === undefined) throw new AppError('not-found');
  const widget = await answeringWidget(chat.chatbotId, now);
  const model = widget.masksPersonalData ? withMasking(provider, chat.locale, personOfChat(chat)) : provider;
  const { translateMessage } = model;
  if (translateMessage === null) throw new AppError('translation-unavailable');
  return {
    chat,
    budget: openDayBudget({ orgId, plan: widget.plan }, 'translationsPerDay', provider.spend, now),
    translate: async ({ message, before, from, to }) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const language = ENGLISH.of(to) ?? to;
      const translation = await translateMessage({ message, before, language, signal });
      return isFaithful(message.text, translation, { from, to }) ? translation : null;
    },
  };
}
