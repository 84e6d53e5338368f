import { contentWords } from '../../../kernel/text/contentWords.ts';
import { FRAME_WORDS } from '../../../kernel/text/FRAME_WORDS.ts';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';

/** "What is the warranty on boots?": what stands between the article and a preposition is asked for, the rest says of what. */
const FORMS = Object.values(VOCABULARIES).map(({ questions }) => questions.focus);

/** The word for what a question asks, stemmed, where it is one that asks for one thing of another; else undefined. */
export function focusOf(question: string): string | undefined {
  const found = FORMS.map((form) => form.exec(question)?.[1]).find((phrase) => phrase !== undefined);
  const focus = contentWords(found ?? '').at(-1);
  return focus === undefined || FRAME_WORDS.has(focus) ? undefined : focus;
}
