import { questionForm } from '../../kernel/text/questionKey.ts';
import { goesTheSameWay } from '../../kernel/text/questions/goesTheSameWay.ts';

/** Shorter words are other words when a letter differs. */
const TYPO_LENGTH = 7;

/** True if one letter too many, too few, wrong or swapped with its neighbour is all that differs. */
function isTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < TYPO_LENGTH || long.length - short.length > 1 || /\d/.test(short + long)) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (short.length < long.length) return rest(short, 0) === rest(long, 1);
  const isSwap = short[start] === long[start + 1] && short[start + 1] === long[start];
  return rest(short, 1) === rest(long, 1) || (isSwap && rest(short, 2) === rest(long, 2));
}

/** True if two questions come down to the same, but for slips of the keyboard in long words. */
export function saysTheSame(one: string, other: string): boolean {
  if (!goesTheSameWay(one, other)) return false;
  const forms = [questionForm(one), questionForm(other)];
  if (forms[0] === forms[1]) return true;
  const [first = [], second = []] = forms.map((form) => form.split(/[ |]/));
  if (first.length !== second.length) return false;
  const unmatched = first.filter((word) => !second.includes(word));
  const open = second.filter((word) => !first.includes(word));
  return (
    unmatched.length === open.length && unmatched.every((word) => open.some((candidate) => isTypo(word, candidate)))
  );
}
