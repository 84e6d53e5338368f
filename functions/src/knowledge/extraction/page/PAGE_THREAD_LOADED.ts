/** First message of the thread for a website's pages, once its parsers are loaded: the time of its first page begins then. */
export const PAGE_THREAD_LOADED = 'loaded';
