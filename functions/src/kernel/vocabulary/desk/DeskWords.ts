/*
 * Patterns by which a message is read, folded and without punctuation: alternatives for a part of a regular expression, without
 * capturing groups. Each is something that somebody declares or asks the way to, never a question about periods or costs.
 */

/** Patterns of whole messages, and of what makes one wherever it stands in it. */
interface DeskPatterns {
  whole: string;
  anywhere: string;
}

/** Words of one language for ending a contract. */
export interface DeskWords {
  withdrawal: DeskPatterns;
  cancellation: DeskPatterns;
  /** Words that turn it into something else: "not". */
  unless: string;
}
