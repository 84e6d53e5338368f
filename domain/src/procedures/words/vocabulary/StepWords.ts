/** Sources of regular expressions, of which the first that fits is taken. They see texts in lower or upper case alike. */
type Patterns = readonly string[];

/** Replacements by a pattern; the first that fits is made. */
export type Replacements = readonly (readonly [pattern: string, replacement: string])[];

/** Words of one language by which lines of an owner's description become steps. Quoted texts and brackets stand in them as one sign each. */
export interface StepWords {
  /** Openings that carry nothing: "please", "then", "the chatbot should". */
  lead: string;
  /** Words before the number of a line. */
  numbered: string;
  /** Question with the group `what`, or `dative` where the language has its noun in that case. */
  ask: Patterns;
  confirm: Patterns;
  /** Call with the group `what`. */
  call: Patterns;
  /** Search with the group `what`. */
  lookUp: Patterns;
  handOver: Patterns;
  /** Text with the group `text`. */
  say: Patterns;
  end: Patterns;
  /** An end that stands behind a text without quotation marks: ", and stop". */
  endBehind: string;
  /** Jump with the group `number`. */
  goTo: Patterns;
  restart: Patterns;
  /** Nothing but the next line. */
  goOn: Patterns;
  /** Condition with the groups `condition` and `then`; the place where one ends is found by trying. */
  ifFirst: Patterns;
  /** Condition behind: the groups `then` and `condition`. */
  ifLast: Patterns;
  /** Word before the consequence. */
  consequence: string;
  /** True for its opposite: "unless". */
  unless: string;
  /** Beginning of the other way, with the group `then`. */
  otherwise: Patterns;
  /** Joints between two parts of one line. */
  joints: string;
  conditions: ConditionWords;
  fields: FieldWords;
  said: SaidTexts;
}

export interface ConditionWords {
  /** The call that went before has failed. */
  failed: string;
  /** A yes or a no alone. */
  yes: string;
  no: string;
  negation: string;
  and: string;
  or: string;
  over: string;
  under: string;
  atLeast: string;
  atMost: string;
  /** Numbers from two on. */
  numbers: string;
  days: string;
  weeks: string;
  /** Units that have no certain number of days. */
  unsteady: string;
  missing: string;
  present: string;
  signedIn: string;
  /** Comparison with the groups `subject` and `than`. */
  equal: Patterns;
}

export interface FieldWords {
  email: string;
  phone: string;
  date: string;
  number: string;
  file: string;
  long: string;
  /** Beginning of a question that is answered by yes or no. */
  whether: string;
  /** Beginning of an indirect question. */
  clause: string;
  optional: string;
  example: string;
  /** Format with the groups `count` and `what`: "five digits". */
  digits: string;
  letters: string;
  /** Numbers with the groups `min` and `max`. */
  range: string;
  listOr: string;
  /** Joints between things that one line asks for. */
  listAnd: string;
  /** Beginning of a thing. */
  thing: string;
  /** Words that a name is made without. */
  skipped: string;
  pronouns: Replacements;
  accusative: Replacements;
  dative: Replacements;
}

/** Texts for visitors; `{what}` is the thing that a line asks for. */
interface SaidTexts {
  thing: string;
  clause: string;
  bare: string;
  file: string;
  yes: string;
  no: string;
  confirm: string;
  handOver: string;
  end: string;
  cancelled: string;
}
