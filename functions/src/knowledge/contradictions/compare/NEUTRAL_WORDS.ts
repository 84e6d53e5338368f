import { fold } from '@parlance/domain/text/fold';
import { everyWord } from '../../../kernel/vocabulary/everyWord.ts';
import type { Vocabulary } from '../../../kernel/vocabulary/Vocabulary.ts';

function listOf(name: 'carriers' | 'parties' | 'pages' | 'distinct'): ReadonlySet<string> {
  return new Set(everyWord(({ statements }: Vocabulary) => statements[name]).map(fold));
}

/** Words around a figure that make no other statement of it, whether they are there or not. Folded and not stemmed. */
export const CARRIER_WORDS = listOf('carriers');

/** Words for those who act or are served. They tell statements apart if both have one that the other has not. */
export const PARTY_WORDS = listOf('parties');

/** Headings that say what kind of page it is and not what it is about. */
export const PAGE_WORDS = listOf('pages');

/** Words that mean much the same elsewhere, and are two things with two prices, times or terms here. Stemmed as the texts are. */
export const DISTINCT_WORDS = listOf('distinct');
