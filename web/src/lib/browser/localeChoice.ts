import { safeStorage } from './safeStorage.ts';

/** Key in this browser of when its language was chosen, in milliseconds since 1970. */
const KEY = 'parlance-locale-chosen';

/** Time of the last choice of a language on this device. A language that merely came from the browser or the profile is no choice. */
export const localeChoice = {
  /** In milliseconds since 1970; 0 without a choice. */
  at: (): number => Number(safeStorage.read(KEY) ?? 0) || 0,
  mark: (now = Date.now()): void => safeStorage.write(KEY, String(now)),
} as const;
