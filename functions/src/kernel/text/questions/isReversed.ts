import { STOP_WORDS } from '@parlance/domain/text/stopWords';
import { fold } from '@parlance/domain/text/fold';
import { words } from '@parlance/domain/text/words';
import { stem } from '../stem.ts';
import { everyWord } from '../../vocabulary/everyWord.ts';
import { VOCABULARIES } from '../../vocabulary/VOCABULARIES.ts';
import { questionTopic } from './questionTopic.ts';

/** A word that a question is about, and the part that it plays there. */
interface Player {
  /** Place among the words that carry something. */
  place: number;
  /** As it was typed, folded. */
  form: string;
  /** First of the words for this part, such as "from"; empty where nothing says it. */
  part: string;
  /** True where "and" or "or" stands before it. */
  isPaired: boolean;
}

/** A thing in one question and in the other. */
type Pair = readonly [Player, Player];

const PARTS: ReadonlyMap<string, string> = new Map(
  Object.values(VOCABULARIES)
    .flatMap(({ questions }) => questions.parts.trim().split('\n'))
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ').map(fold);
      return [first, ...others].map((word): [string, string] => [word, first]);
    }),
);
const ARTICLES: ReadonlySet<string> = new Set(everyWord(({ questions }) => questions.articles));
const PAIRS: ReadonlySet<string> = new Set(everyWord(({ questions }) => questions.pairs));

/** Fewer words may come in any order where no other stands between them: "free parking", "is parking free". */
const ORDERED = 3;

/** The words that a question is about, by their meaning. One that stands there twice plays no one part and is left out. */
function playersOf(question: string): Map<string, Player> {
  const players = new Map<string, Player>();
  const repeated = new Set<string>();
  let [part, isPaired, place] = ['', false, 0];
  for (const form of words(question)) {
    part = PARTS.get(form) ?? (part || (ARTICLES.has(form) ? form : ''));
    isPaired ||= PAIRS.has(form);
    if (STOP_WORDS.has(form)) continue;
    place += 1;
    const [meaning] = questionTopic([stem(form)]);
    if (meaning === undefined) continue;
    if (players.has(meaning)) repeated.add(meaning);
    players.set(meaning, { place, form, part, isPaired });
    [part, isPaired] = ['', false];
  }
  for (const meaning of repeated) players.delete(meaning);
  return players;
}

/**
 * True if two things have changed places between one question and the other.
 * @param count Number of things that both name.
 */
function haveChanged([a, otherA]: Pair, [b, otherB]: Pair, count: number): boolean {
  if (a.part !== b.part) return a.part === otherB.part && b.part === otherA.part;
  const isOrdered = count >= ORDERED || Math.abs(a.place - b.place) > 1;
  const isSameForm = a.form === otherA.form && b.form === otherB.form;
  const isSamePart = a.part === otherA.part && b.part === otherB.part;
  const isTurned = a.place < b.place !== otherA.place < otherB.place;
  return isOrdered && isTurned && isSameForm && isSamePart && !(a.place > b.place ? a : b).isPaired;
}

/**
 * True if two questions with the same words ask for opposite directions: from A to B and from B to A, whether the tenant pays the
 * landlord or the landlord the tenant, A before B and B before A. Two things count as exchanged if each has the other's
 * preposition or article, or if neither has its own and their order is another one among three or more words. A verb that has
 * only moved has another form, or is one of two words.
 */
export function isReversed(one: string, other: string): boolean {
  const [first, second] = [playersOf(one), playersOf(other)];
  const shared = [...first].flatMap(([meaning, player]) => {
    const same = second.get(meaning);
    return same === undefined ? [] : [[player, same] satisfies Pair];
  });
  return shared.some((a, index) => shared.slice(index + 1).some((b) => haveChanged(a, b, shared.length)));
}
