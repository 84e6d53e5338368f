import { isQuestion } from '@parlance/domain/procedures/run/readAnswer';
import { contentWords } from '../../../kernel/text/contentWords.ts';
import { FRAME_WORDS } from '../../../kernel/text/FRAME_WORDS.ts';
import { nearness } from '../../../kernel/text/nearness.ts';
import { splitSentences } from '../../../kernel/text/splitSentences.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';
import { argumentsIn } from '../../argumentsIn.ts';
import type { ChooseRequest, ChosenAction, OfferedAction } from '../../ChooseRequest.ts';

/** An action whose words meet less of what a question is about has nothing to do with it, */
const MIN_SHARE = 0.6;
/** unless the question has all values that the call needs. */
const MIN_SHARE_WITH_VALUES = 0.4;
/** or somebody says that they want to do it, with a thing of theirs that no description can name: "I want to return my tent". */
const MIN_SHARE_OF_WISH = 0.5;
const WISHES = new RegExp(
  anyOf(({ questions }) => questions.wishes),
  'i',
);
/** Somebody asks for something of their own. */
const OWN = /\b(?:my|mine|our|mein|meine[nrsm]?|unser|unsere[nrsm]?)\b/i;
const WHERE = new RegExp(String.raw`\b${anyOf(({ questions }) => questions.asks.where)}\b`, 'i');
const WHEN = new RegExp(String.raw`\b${anyOf(({ questions }) => questions.asks.when)}\b`, 'i');

interface Rated {
  action: OfferedAction;
  given: Readonly<Record<string, string>>;
  /** Share of the question's words that the action's title and description have, without those of values. */
  share: number;
}

function isRequiredThere({ action, given }: Rated): boolean {
  return action.parameters.every(({ name, required }) => !required || given[name] !== undefined);
}

/** A value such as "TW204881", which can be nothing but a number of that kind. */
function hasCode({ action, given }: Rated): boolean {
  return action.parameters.some(({ name, pattern, required }) => {
    const value = given[name] ?? '';
    return required && pattern !== '' && /\p{L}/u.test(value) && /\d{4}/.test(value);
  });
}

/** An action that says "where an order is" is asked in many words: "I am waiting for my order, when does it come?". */
function asksWhere(question: string, { title, description }: OfferedAction): boolean {
  if (!OWN.test(question) || !(WHERE.test(question) || WHEN.test(question))) return false;
  const said = new Set(contentWords(question));
  return [title, ...splitSentences(description)].some((sentence) => {
    const place = sentence.search(WHERE);
    const things = place < 0 ? [] : topicsOf(sentence.slice(place), {});
    return things.length > 0 && things.every((word) => nearness(word, said) > 0);
  });
}

function topicsOf(text: string, given: Readonly<Record<string, string>>): string[] {
  const values = new Set(Object.values(given).flatMap((value) => contentWords(value)));
  return contentWords(text).filter((word) => !FRAME_WORDS.has(word) && !/\d/.test(word) && !values.has(word));
}

function rate(question: string, action: OfferedAction): Rated {
  const given = argumentsIn(question, action.parameters);
  const topics = topicsOf(question, given);
  const present = new Set(contentWords(`${action.title} ${action.description}`));
  const met = topics.reduce((sum, word) => sum + nearness(word, present), 0);
  return { action, given, share: topics.length === 0 ? 0 : met / topics.length };
}

function isMeant(question: string, rated: Rated): boolean {
  const { action, share, given } = rated;
  // "How long can I return something?" is answered from the sources.
  if (action.isProcedure === true) {
    return share >= (WISHES.test(question) ? MIN_SHARE_OF_WISH : MIN_SHARE) && !isQuestion(question);
  }
  const isComplete = isRequiredThere(rated);
  if (isComplete && !action.changesSomething && hasCode(rated)) return true;
  const isFilled = isComplete && Object.keys(given).length > 0;
  if (share >= (isFilled ? MIN_SHARE_WITH_VALUES : MIN_SHARE) && (isComplete || OWN.test(question))) return true;
  return asksWhere(question, action);
}

/**
 * The action whose title and description have most of a question's words, with the values that plainly stand in it; of two, the one
 * that changes nothing. One whose values are missing is chosen where somebody asks for something of their own: "Where is my order?". A
 * look-up is chosen for its number alone where that is like no other. Null where none fits. Deterministic: words are compared, nothing
 * is understood.
 */
export function chooseLexically({
  question,
  actions,
  awaited,
  done,
}: Omit<ChooseRequest, 'signal'>): ChosenAction | null {
  // One call answers a question that names one thing.
  if (done.length > 0) return null;
  const asked = actions.find(({ name }) => name === awaited);
  if (asked !== undefined) {
    const given = awaitedArguments(question, asked);
    if (Object.keys(given).length > 0) return { name: asked.name, given };
  }
  const [best] = actions
    .map((action) => rate(question, action))
    .filter((rated) => isMeant(question, rated))
    .toSorted(
      (one, other) =>
        other.share - one.share || Number(one.action.changesSomething) - Number(other.action.changesSomething),
    );
  return best === undefined ? null : { name: best.action.name, given: best.given };
}

/** A message that is nothing but the one text that was asked for may be that text. */
function awaitedArguments(question: string, { parameters }: OfferedAction): Record<string, string> {
  const found = argumentsIn(question, parameters);
  const open = parameters.filter(({ name, required }) => required && found[name] === undefined);
  const [only] = open;
  const isFree = only?.type === 'string' && only.pattern === '' && only.options.length === 0;
  if (open.length !== 1 || !isFree || question.trim().endsWith('?')) return found;
  return { ...found, [only.name]: question.trim() };
}
