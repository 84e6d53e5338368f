import { fold } from '@parlance/domain/text/fold';
import { anyOf } from '../../kernel/vocabulary/anyOf.ts';
import { type Vocabulary } from '../../kernel/vocabulary/Vocabulary.ts';

/** Kinds of messages to a chatbot that no document answers. */
export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'robot' | 'agent' | 'abilities';

function part(name: keyof Vocabulary['smallTalk']): string {
  return anyOf(({ smallTalk }) => smallTalk[name]);
}

const AND = anyOf(({ joints }) => joints.and);
const OR = anyOf(({ joints }) => joints.or);
const THANKS = `(?:${part('thanksBefore')} )?${part('thanks')}(?: ${part('thanksBehind')})*`;
const PLACE = `${part('agentOf')} ${part('agentArticle')}?${part('agentPlace')}`;
const AGENT = `${part('agentBefore')}*${part('agentKind')}?${part('agent')}(?: ${PLACE})?`;
const PLEASE = part('please');
const MACHINE = `(?: ${part('robotArticle')})?(?: ${part('robotKind')})? ${part('robot')}`;

/** Whole messages, folded and without punctuation. */
const PATTERNS: readonly [SmallTalk, string][] = [
  ['greeting', `${part('greeting')}(?: ${part('greeted')})*`],
  ['goodbye', `(?:${THANKS} )?(?:${AND} )?${part('goodbye')}`],
  ['thanks', `(?:${THANKS}|${part('fine')})`],
  ['robot', `${part('robotBegin')}(?: ${part('robotFiller')})*${MACHINE}(?: ${OR}${MACHINE})?`],
  ['agent', `(?:${PLEASE} )?${part('wishes')}?${AGENT}(?: ${part('wished')})?(?: ${PLEASE})?`],
  ['abilities', part('abilities')],
];
const FORMS = PATTERNS.map(([kind, pattern]) => [kind, new RegExp(`^${pattern}$`)] as const);

/** Longer messages say more than that. */
const MAX_CHARACTERS = 80;

/** Kind of small talk of a whole message; undefined for a question about the business. */
export function smallTalkOf(text: string): SmallTalk | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const plain = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return FORMS.find(([, pattern]) => pattern.test(plain))?.[0];
}
