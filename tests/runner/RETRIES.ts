/**
 * How often a failed test of the emulators or the browser is tried again: once in continuous integration, where the end of
 * the log names it, never on a developer's machine.
 */
export const RETRIES = process.env['CI'] === undefined ? 0 : 1;
