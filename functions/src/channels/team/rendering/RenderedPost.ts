/** Something that one can press: `open` leads to the inbox; the others are deeds, which only Slack takes. */
export interface PostButton {
  kind: 'open' | 'join' | 'leave';
  label: string;
  /** Address of `open`; empty of the others. */
  url: string;
}

/** Words of a post, as they stand before a service has its own form of them. */
export interface RenderedPost {
  /** First line, of the product's own words and names. */
  title: string;
  /** Person that it is about, in a few words; empty for nobody. */
  who: string;
  /** Words of the visitor's; may be empty. */
  words: string;
  buttons: readonly PostButton[];
}
