import { fold } from '@parlance/domain/text/fold';
import { subjectsIn } from '../../kernel/text/meaning/subjectsIn.ts';
import { REPLY_PATTERNS } from '../../kernel/vocabulary/replies/REPLY_PATTERNS.ts';

/** Subjects of which a customer may have one of their own. */
const MATTERS: readonly string[] = [
  'order',
  'parcel',
  'shipping',
  'track',
  'book',
  'appointment',
  'refund',
  'return',
  'invoice',
  'account',
  'membership',
  'address',
];
/** Forms of an order's, a booking's or an invoice's number: "#4711", "no. 4711", "104-88213", "R2026114", "4711234". */
const REFERENCES = [
  /#\d{3,}/,
  /\b(?:no|nr|number|nummer)[.:]? ?\d{3,}/i,
  /(?<![\p{L}\d.,])\d{2,}-\d{3,}/u,
  /(?<![\p{L}\d.,])[A-Z]{1,4}-?\d{4,}/u,
  /(?<![\p{L}\d.,])\d{6,}/u,
];

/** Sign that a question is about a customer's own matter: `reference` a number of it, `own` alone that it is theirs. Undefined for any other. */
export function wantsAction(question: string): 'reference' | 'own' | undefined {
  const subjects = subjectsIn(question);
  if (!MATTERS.some((matter) => subjects.includes(matter))) return undefined;
  if (REFERENCES.some((form) => form.test(question))) return 'reference';
  const folded = fold(question);
  return REPLY_PATTERNS.own.test(folded) && REPLY_PATTERNS.state.test(folded) ? 'own' : undefined;
}
