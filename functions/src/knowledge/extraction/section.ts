/** A stretch of a document under one heading, in reading order. Paragraphs are separated by blank lines. */
export interface Section {
  /** Headings above the text, outermost first. */
  headings: readonly string[];
  /** Page number from 1, where the format has pages. */
  page: number | null;
  text: string;
}
