/** A picture that a page names as the website's own. */
export interface SiteIcon {
  /** Absolute, http or https. */
  url: string;
  /** The longer side that the page promises, in pixels; 0 where it says nothing. */
  size: number;
}

/** Facts from a page about the website that it belongs to. Every text is visible text, bounded in length and number. */
export interface SiteScan {
  /** The lang attribute of its root, empty where there is none. */
  lang: string;
  title: string;
  /** Names that the website gives itself in its own metadata, the most certain first. */
  names: string[];
  description: string;
  /** Headings and other titles in the order of the page. */
  headings: string[];
  /** Questions that the page marks as such (schema.org FAQPage). */
  questions: string[];
  icons: SiteIcon[];
  /** The colour that the page gives browsers for their frame, as it is written. */
  themeColour: string;
  /** Style sheets inside the page and style attributes, joined. */
  styles: string;
  /** Absolute http and https addresses with the words of their links. */
  links: { url: string; text: string }[];
}
