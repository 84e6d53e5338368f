import { contentWords } from '../../../kernel/text/contentWords.ts';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';

/** "Which file types can it read?": what stands in the plural between the question word and the verb. */
const FORMS = Object.values(VOCABULARIES).map(({ questions }) => questions.kind);

/** The words for the things that a question wants listed, stemmed; none where it asks for anything else. */
export function classAskedFor(question: string): string[] {
  const found = FORMS.map((form) => form.exec(question)?.[1]).find((phrase) => phrase !== undefined);
  return contentWords(found ?? '');
}
