import { contentWords } from '../../../kernel/text/contentWords.ts';
import { FRAME_WORDS } from '../../../kernel/text/FRAME_WORDS.ts';
import { nearness } from '../../../kernel/text/nearness.ts';
import { argumentsIn } from '../../argumentsIn.ts';
import type { ChooseRequest, ChosenAction, OfferedAction } from '../../ChooseRequest.ts';

/** An action whose words meet less of what a question is about has nothing to do with it. */
const MIN_SHARE = 0.6;
/** Somebody asks for something of their own. */
const OWN = /\b(?:my|mine|our|mein|meine[nrsm]?|unser|unsere[nrsm]?)\b/i;

function isRequiredThere({ parameters }: OfferedAction, given: Readonly<Record<string, string>>): boolean {
  return parameters.every(({ name, required }) => !required || given[name] !== undefined);
}

/**
 * The action whose title and description have most of a question's words, with the values that plainly stand in it; of two, the one
 * that changes nothing. One whose values are missing is chosen where somebody asks for something of their own: "Where is my order?".
 * Null where none fits. Deterministic: words are compared, nothing is understood.
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
  const topics = contentWords(question).filter((word) => !FRAME_WORDS.has(word) && !/\d/.test(word));
  if (topics.length === 0) return null;
  const rated = actions
    .map((action) => {
      const present = new Set(contentWords(`${action.title} ${action.description}`));
      const share = topics.reduce((sum, word) => sum + nearness(word, present), 0) / topics.length;
      return { action, share, given: argumentsIn(question, action.parameters) };
    })
    .filter(({ action, share, given }) => share >= MIN_SHARE && (isRequiredThere(action, given) || OWN.test(question)))
    .toSorted(
      (one, other) =>
        other.share - one.share || Number(one.action.changesSomething) - Number(other.action.changesSomething),
    );
  const [best] = rated;
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
