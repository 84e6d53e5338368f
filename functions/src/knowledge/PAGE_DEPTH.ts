import { READING_LIMITS } from './extraction/fuel/READING_LIMITS.ts';

/** How deep the elements of a page may be nested. What follows a deeper one is not read: no page for people has it. A file is refused. */
export const PAGE_DEPTH = READING_LIMITS.html.depth;
