import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Verified } from './findVerified.ts';
import { ownCitation } from './ownCitation.ts';
import type { RankedPassage } from './rankPassages.ts';
import { saysTheSame } from './saysTheSame.ts';

/** The business's own answer to a question that says the same in a slightly different spelling, among what the search found. */
export function findNear(text: string, passages: readonly RankedPassage[], faqs: Widget['faqs']): Verified | undefined {
  const own = passages.find(({ question }) => question !== null && saysTheSame(text, question));
  if (own !== undefined)
    return {
      text: own.text,
      citations: own.isFaq ? [] : [ownCitation(own)],
      verdict: 'verified',
      offersContact: false,
    };
  const faq = faqs.find(({ question }) => saysTheSame(text, question));
  return faq === undefined ? undefined : { text: faq.answer, citations: [], verdict: 'verified', offersContact: false };
}
