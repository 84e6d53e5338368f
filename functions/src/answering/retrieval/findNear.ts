import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Verified } from './findVerified.ts';
import { ownCitation } from './ownCitation.ts';
import type { RankedPassage } from './rankPassages.ts';
import { meansTheSame } from './meansTheSame.ts';
import { saysTheSame } from './saysTheSame.ts';

/**
 * The business's own answer to a question that says the same in a slightly different spelling, or that asks for the same in other
 * words, among what the search found.
 */
export function findNear(text: string, passages: readonly RankedPassage[], faqs: Widget['faqs']): Verified | undefined {
  const own = [saysTheSame, meansTheSame]
    .map((isSame) => passages.find(({ question }) => question !== null && isSame(text, question)))
    .find((found) => found !== undefined);
  if (own !== undefined)
    return {
      text: own.text,
      citations: own.isFaq ? [] : [ownCitation(own)],
      verdict: 'verified',
      offersContact: false,
    };
  const faq = faqs.find(({ question }) => saysTheSame(text, question) || meansTheSame(text, question));
  return faq === undefined ? undefined : { text: faq.answer, citations: [], verdict: 'verified', offersContact: false };
}
