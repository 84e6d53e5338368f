interface SessionValue {
  read: () => string | null;
  write: (value: string) => void;
  remove: () => void;
}

/** One value that lives as long as the tab. Where storage is blocked it lives as long as the page. */
export function sessionValue(key: string): SessionValue {
  let kept: string | null = null;
  return {
    read: () => {
      try {
        return window.sessionStorage.getItem(key) ?? kept;
      } catch {
        return kept;
      }
    },
    write: (value) => {
      kept = value;
      try {
        window.sessionStorage.setItem(key, value);
      } catch {
        // The copy in memory serves this page.
      }
    },
    remove: () => {
      kept = null;
      try {
        window.sessionStorage.removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
  };
}
