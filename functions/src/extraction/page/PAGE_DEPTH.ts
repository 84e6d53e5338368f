/** How deep the elements of a page may be nested. What follows a deeper one is not read: no page for people has it. */
export const PAGE_DEPTH = 1000;
