import { anyOf } from '../../kernel/vocabulary/anyOf.ts';
import { type Vocabulary } from '../../kernel/vocabulary/Vocabulary.ts';
import { FOREIGN_PHRASES } from './FOREIGN_PHRASES.ts';
import type { SmallTalk } from './SmallTalk.ts';

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

/** Phrases, folded and without punctuation. */
const PATTERNS: readonly [SmallTalk | 'plan', string][] = [
  ['agent', `(?:${PLEASE} )?${part('wishes')}?${AGENT}(?: ${part('wished')})?(?: ${PLEASE})?`],
  ['sorry', part('unhappy')],
  [
    'robot',
    `${part('robotBegin')}(?: ${part('robotFiller')})*(?:${MACHINE}(?: ${OR}${MACHINE})?| ${part('robotAlone')})`,
  ],
  ['abilities', part('abilities')],
  ['goodbye', part('goodbye')],
  ['thanks', THANKS],
  ['greeting', `${part('greeting')}(?: ${part('greeted')})*`],
  ['done', part('done')],
  ['fine', part('fine')],
  ['plan', part('plan')],
];
const FORMS = [...PATTERNS, ...FOREIGN_PHRASES].map(
  ([kind, pattern]) => [kind, new RegExp(`^(?:${AND} )?(?:${pattern})$`)] as const,
);

/**
 * Kind of one phrase of small talk, or `plan` for what the visitor does next; undefined for anything else.
 * @param phrase Folded, with single spaces for all that is neither letter nor digit.
 */
export function phraseKind(phrase: string): SmallTalk | 'plan' | undefined {
  return FORMS.find(([, form]) => form.test(phrase))?.[0];
}
