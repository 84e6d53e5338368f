import { LIMITS } from '@parlance/domain/limits';

export interface ComposerText {
  text: string;
  /** The suggested reply that is in the text, as it was suggested. */
  suggested: string | undefined;
}

/** The composer's text with a suggested reply: below what is written already, and once. What does not fit is cut from it. */
export function withSuggestion({ text }: Pick<ComposerText, 'text'>, suggested: string): ComposerText {
  const own = text.trimEnd();
  if (own.endsWith(suggested)) return { text: own, suggested };
  const joined = own === '' ? suggested : `${own}\n\n${suggested}`;
  return { text: joined.slice(0, LIMITS.qaAnswerCharacters).toWellFormed(), suggested };
}
