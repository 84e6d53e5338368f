/** Local storage for conveniences: private windows and blocked storage read as empty. */
export const safeStorage = {
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // The convenience is lost, nothing else.
    }
  },
} as const;
