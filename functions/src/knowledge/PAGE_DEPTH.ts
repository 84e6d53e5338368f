import { READING_LIMITS } from './extraction/fuel/READING_LIMITS.ts';

/** Maximum nesting depth of a page's elements. What follows a deeper one is not read: no page for people has it. A file is refused. */
export const PAGE_DEPTH = READING_LIMITS.html.depth;
