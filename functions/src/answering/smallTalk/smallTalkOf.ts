import { fold } from '@parlance/domain/text/fold';
import { phraseKind } from './phraseKind.ts';
import { reactionOf } from './reactionOf.ts';
import type { SmallTalk } from './SmallTalk.ts';

/** Kinds by how much they ask for: of several in a message the first one is answered. */
const ORDER: readonly SmallTalk[] = [
  'agent',
  'sorry',
  'robot',
  'abilities',
  'goodbye',
  'done',
  'thanks',
  'greeting',
  'fine',
];

type Phrase = NonNullable<ReturnType<typeof phraseKind>>;

/** Longer messages say more than that. */
const MAX_CHARACTERS = 80;

/** Kind of small talk of a message of nothing else, in words or emoji; undefined for a question about the business. */
export function smallTalkOf(text: string): SmallTalk | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const plain = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (plain === '') return reactionOf(text);
  // "Heyyy", "dankeee", "sooo": each letter once, or twice as in "cool".
  const forms = [plain, plain.replace(/(\p{L})\1{2,}/gu, '$1'), plain.replace(/(\p{L})\1{2,}/gu, '$1$1')];
  const kinds = forms.map(kindsIn).find((found) => found !== undefined) ?? reactionsOf(text);
  return ORDER.find((kind) => kinds.includes(kind));
}

/**
 * Kinds of the phrases of which a message consists, as long as they can be, but for what the visitor does next, which is as short as it can
 * be: thanks may follow it. Undefined where it has anything else.
 */
function kindsIn(plain: string): Phrase[] | undefined {
  const words = plain.split(' ');
  /** Kinds from each word on, the last word first. */
  const from: (Phrase[] | undefined)[] = Array.from({ length: words.length + 1 }, () => undefined);
  from[words.length] = [];
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const ways = words.slice(start).flatMap((_, index) => {
      const rest = from[start + index + 1];
      const kind = rest === undefined ? undefined : phraseKind(words.slice(start, start + index + 1).join(' '));
      return rest === undefined || kind === undefined ? [] : [[kind, ...rest]];
    });
    from[start] = ways.findLast(([kind]) => kind !== 'plan') ?? ways[0];
  }
  return from[0];
}

function reactionsOf(text: string): SmallTalk[] {
  const kind = reactionOf(text);
  return kind === undefined ? [] : [kind];
}
