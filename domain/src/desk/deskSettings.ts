import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { byLocale } from '../locales.ts';

/** Texts of the desk in one language. Empty: the product's own sentence, and of the notice none. */
type DeskTexts = Record<'withdrawalIntro' | 'cancellationIntro' | 'next' | 'notice', string>;

/** Settings of a chatbot's desk: the pages that are on, whose business it is, and its texts by language. */
export function deskSettings(object: typeof z.strictObject, text: (maxCharacters: number) => z.ZodMiniType<string>) {
  const sentence = text(LIMITS.deskTextCharacters);
  return object({
    withdrawal: z.boolean(),
    cancellation: z.boolean(),
    /** Name and postal address of the business, and how else it takes declarations. */
    address: text(LIMITS.deskAddressCharacters),
    texts: object(
      byLocale(() =>
        object({
          withdrawalIntro: sentence,
          cancellationIntro: sentence,
          /** Sentence about what happens after a declaration. */
          next: sentence,
          /** The notice of the right of withdrawal. */
          notice: text(LIMITS.deskNoticeCharacters),
        }),
      ),
    ),
  });
}

function noTexts(): DeskTexts {
  return { withdrawalIntro: '', cancellationIntro: '', next: '', notice: '' };
}

/** The desk of a new chatbot: off. */
export const NO_DESK = { withdrawal: false, cancellation: false, address: '', texts: byLocale(noTexts) };
