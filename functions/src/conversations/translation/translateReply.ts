import type { SpokenLanguage } from '@parlance/domain/languages/SPOKEN_LANGUAGES';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import type { AiProvider } from '../../ai/AiProvider.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { EARLIER_MESSAGES, saidBefore } from './saidBefore.ts';
import { openTranslator } from './openTranslator.ts';

interface Reply {
  chatId: string;
  text: string;
  from: Locale;
  to: SpokenLanguage;
}

interface TranslatedReply {
  /** Null where what the model wrote has not the figures, links and names of the text. */
  text: string | null;
  left: number;
  max: number;
}

/**
 * Translates what an agent has written into the visitor's language. Nothing is stored or sent. Throws what `openTranslator` throws, and
 * `answer-failed` where the model is away, which takes nothing of the day.
 */
export async function translateReply(
  who: Membership,
  { chatId, text, from, to }: Reply,
  provider: AiProvider,
  now = new Date(),
): Promise<TranslatedReply> {
  const translator = await openTranslator(who, chatId, provider, now);
  const translation = await translator.budget.spend(1, async () => {
    const messages = refs.messages(who.orgId, chatId).orderBy('at', 'desc');
    const newest = await messages.limit(EARLIER_MESSAGES).get();
    const before = saidBefore(newest.docs.map((found) => found.data()).toReversed());
    try {
      return await translator.translate({ message: { by: 'team', text }, before, from, to });
    } catch (error) {
      throw new AppError('answer-failed', {}, { cause: error });
    }
  });
  return {
    text: translation?.slice(0, LIMITS.qaAnswerCharacters).toWellFormed() ?? null,
    ...(await translator.budget.left()),
  };
}
