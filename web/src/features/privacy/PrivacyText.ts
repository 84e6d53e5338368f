/** The privacy policy in one language. */
export interface PrivacyText {
  title: string;
  description: string;
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[]; items: readonly string[] }[];
  contactTitle: string;
  contactText: string;
}
