/**
 * Number of retries of a failed test of the emulators or the browser: one in continuous integration, where the end of the log
 * names it, none on a developer's machine.
 */
export const RETRIES = process.env['CI'] === undefined ? 0 : 1;
