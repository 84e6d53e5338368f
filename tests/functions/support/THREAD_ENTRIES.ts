const LIB = new URL('../../../functions/dist/lib/', import.meta.url);

/** In place of the functions' files of this name: the threads as they are deployed, which start in half the time of their sources. */
export const THREAD_ENTRIES = {
  extraction: new URL('extractionWorker.js', LIB),
  page: new URL('pageWorker.js', LIB),
  mail: new URL('mailWorker.js', LIB),
};
