import type { Command } from './Command.ts';
import type { FieldWords } from '../vocabulary/StepWords.ts';
import { found } from './wordPatterns.ts';

type Ask = Extract<Command, { kind: 'ask' }>;

/** Words that a thing has at most where it has no article. */
const MOST_WORDS = 4;

/** Questions of a line that asks for several things: "the name and the e-mail address" are two. */
export function thingsAsked(command: Ask, { listAnd, clause, thing }: FieldWords): Ask[] {
  const { what } = command;
  const parts = what.split(new RegExp(listAnd, 'iu')).filter((part) => part.trim() !== '');
  const isClause = found(what, clause) !== undefined;
  const isThing = (part: string) => {
    if (found(part, clause) !== undefined) return true;
    const hasArticle = found(part, `^(?:${thing}) `) !== undefined;
    return !isClause && (hasArticle || part.split(' ').length <= MOST_WORDS);
  };
  const isOne = /^[^:]+: |\?$|\uE000/.test(what) || !parts.every(isThing);
  return isOne ? [command] : parts.map((part) => ({ ...command, what: part.trim() }));
}
