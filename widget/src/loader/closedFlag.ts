const KEY = 'parlance-closed';

/**
 * Set once the visitor has closed a chat in this tab: no chat opens by itself there any more. It holds no id. Where the
 * browser refuses storage, it is never set.
 */
export const closedFlag = {
  isSet: (): boolean => {
    try {
      return sessionStorage.getItem(KEY) === '1';
    } catch {
      return false;
    }
  },
  set: (): void => {
    try {
      sessionStorage.setItem(KEY, '1');
    } catch {
      // The chat then opens by itself on the next page again.
    }
  },
} as const;
