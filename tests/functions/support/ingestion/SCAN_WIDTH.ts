/** A page as wide as this is the page with the number 0: the fake reader knows pages by their width. */
export const SCAN_WIDTH = 300;
