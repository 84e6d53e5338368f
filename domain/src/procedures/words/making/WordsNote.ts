/** Kinds of notes. The last four say that something was added. */
export const WORDS_NOTES = [
  'not-understood',
  'no-text',
  'no-value',
  'unit',
  'unknown-action',
  'parameter',
  'unknown-value',
  'no-step',
  'alone',
  'never-reached',
  'endless',
  'too-many',
  'confirm-added',
  'refusal-added',
  'failure-added',
  'end-added',
] as const;

/** A remark about one line of a description: why it made no step, or what was added to it. */
export interface WordsNote {
  code: (typeof WORDS_NOTES)[number];
  /** Number of the line, from 1; 0 where the remark is about the whole. */
  line: number;
  /** The line, or the name that the remark is about. */
  text: string;
}
