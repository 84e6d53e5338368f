import { fold } from '@parlance/domain/text/fold';
import { detectLanguage } from '../../kernel/text/detectLanguage.ts';
import { splitSentences } from '../../kernel/text/splitSentences.ts';
import { REPLY_PATTERNS } from '../../kernel/vocabulary/replies/REPLY_PATTERNS.ts';
import type { GeneralizeRequest, OwnAnswer } from '../AiProvider.ts';

/** Fewer letters state nothing: "Yes." */
const LEAST = 8;

/**
 * An answer for everybody, made of a text by leaving out what it says to one customer: salutation, signature, thanks, promises, questions back.
 * None where nothing is left, or where the rest is about the customer's own matter. In the text's language alone: nothing is translated.
 */
export function generalizeLexically({ question, text }: Omit<GeneralizeRequest, 'signal'>): OwnAnswer[] {
  const said: string[] = [];
  for (const sentence of splitSentences(text)) {
    const rest = withoutStart(withoutStart(sentence, REPLY_PATTERNS.salutation), REPLY_PATTERNS.leadIn);
    const folded = fold(rest);
    if (REPLY_PATTERNS.closing.test(folded)) break;
    if (rest.length >= LEAST && !REPLY_PATTERNS.aside.test(folded)) said.push(capitalized(rest));
  }
  const answer = said.join(' ');
  if (answer === '' || said.some((sentence) => REPLY_PATTERNS.ofCase.test(fold(sentence)))) return [];
  return [{ locale: detectLanguage(answer, detectLanguage(question, 'en')), question: asQuestion(question), answer }];
}

/** A text without what a pattern of folded text finds at its beginning: folding makes two letters of some. */
function withoutStart(text: string, pattern: RegExp): string {
  const found = pattern.exec(fold(text))?.[0].length ?? 0;
  let end = 0;
  while (fold(text.slice(0, end)).length < found) end += 1;
  return text.slice(end).trim();
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function asQuestion(text: string): string {
  const line = capitalized(text.replaceAll(/\s+/g, ' ').trim());
  return /[\p{L}\p{N}]$/u.test(line) ? `${line}?` : line;
}
