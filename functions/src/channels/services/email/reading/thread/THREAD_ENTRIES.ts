/** The code of the thread that reads a mail. The bundle has it beside itself as JavaScript; sources run as they are. */
export const THREAD_ENTRIES = import.meta.url.endsWith('.ts')
  ? { mail: new URL('./mailWorker.ts', import.meta.url) }
  : { mail: new URL('./mailWorker.js', import.meta.url) };
