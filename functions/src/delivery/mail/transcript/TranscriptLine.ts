/** Something that was said in a mailed conversation, ready to be shown. */
export interface TranscriptLine {
  speaker: string;
  /** As the language and the organization's time zone write it. */
  time: string;
  text: string;
  /** The visitor's own words, which are quoted. */
  isQuoted: boolean;
  sources: { title: string; href: string | undefined }[];
}
