/** A longer heading is text: headings stand before every passage of what is under them. */
export const HEADING_CHARACTERS = 500;
