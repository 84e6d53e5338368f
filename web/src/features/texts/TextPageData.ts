/** A page that is one text of web/content/{language}/pages. */
export interface TextPageData {
  title: string;
  description: string;
  /** The day of the last edit, as YYYY-MM-DD. */
  updated: string;
  html: string;
}
