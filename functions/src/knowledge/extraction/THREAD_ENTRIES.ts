/** The code of the threads that read what strangers sent. The bundle has it beside itself as JavaScript; sources run as they are. */
export const THREAD_ENTRIES = import.meta.url.endsWith('.ts')
  ? {
      extraction: new URL('./extractionWorker.ts', import.meta.url),
      page: new URL('./page/pageWorker.ts', import.meta.url),
    }
  : {
      extraction: new URL('./extractionWorker.js', import.meta.url),
      page: new URL('./pageWorker.js', import.meta.url),
    };
