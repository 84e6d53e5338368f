import { fold } from '@parlance/domain/text/fold';
import { phrasesIn } from '../../kernel/text/phrasesIn.ts';
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

/** Phrases of which a message consists. What the visitor does next is as short as it can be: thanks may follow it. */
function kindsIn(plain: string) {
  return phrasesIn(plain, phraseKind, (kind) => kind === 'plan');
}

function reactionsOf(text: string): SmallTalk[] {
  const kind = reactionOf(text);
  return kind === undefined ? [] : [kind];
}
