/** What the thread of a website's pages says first, once its parsers are loaded: the time of its first page begins then. */
export const PAGE_THREAD_LOADED = 'loaded';
