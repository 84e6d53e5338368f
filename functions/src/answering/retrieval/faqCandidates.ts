import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { LexicalIndex } from '../../kernel/text/lexicalIndex.ts';
import type { Candidate } from './rankPassages.ts';

/** FAQs that meet less of a question's words have nothing to do with it. */
const MIN_COVERAGE = 0.5;

/** The FAQs that a question may be about. They have no vectors: the words decide, and stand in for the similarity. */
export function faqCandidates(question: string, faqs: Widget['faqs'], minScore: number): Candidate[] {
  const index = new LexicalIndex(
    question,
    faqs.map((faq) => `${faq.question} ${faq.answer}`),
  );
  return faqs.flatMap((faq, position) => {
    const coverage = index.coverage(`${faq.question} ${faq.answer}`);
    if (coverage < MIN_COVERAGE) return [];
    return {
      chunkId: `faq-${position}`,
      sourceId: `faq-${position}`,
      sourceName: faq.question,
      heading: faq.question,
      page: null,
      place: null,
      url: null,
      question: faq.question,
      isFaq: true,
      hasRareWord: false,
      text: faq.answer,
      similarity: minScore * coverage,
    };
  });
}
