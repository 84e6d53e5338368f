/** Time during which a deletion can be undone, in milliseconds. */
export const HELD_MS = 10_000;

interface HeldDeletion {
  /** Deletes, as soon as the time is over. */
  perform: () => Promise<void>;
  /** Deletes while the page goes away: it must not wait for anything. */
  performLeaving: () => void;
  /** It could not be deleted, and is shown again. */
  onFailure: (error: unknown) => void;
}

interface HeldDeletions {
  /** Hides what goes by this key, and deletes it after `HELD_MS`. */
  hold: (key: string, deletion: HeldDeletion) => void;
  /** Takes a deletion back. False where it has begun. */
  undo: (key: string) => boolean;
  /** Begins everything that is held, at once. */
  release: () => void;
  /** The same for a page that goes away. */
  releaseLeaving: () => void;
  /** Keys of what is not to be shown: held or deleted. */
  hidden: () => ReadonlySet<string>;
  /** Returns a function that ends it. */
  subscribe: (onChange: () => void) => () => void;
}

/**
 * Deletions that wait on this page, so that they can be taken back. Nothing of them is on the server: where the browser dies
 * within that time, nothing is deleted.
 */
export function createHeldDeletions(): HeldDeletions {
  const held = new Map<string, HeldDeletion & { timer: ReturnType<typeof setTimeout> }>();
  const listeners = new Set<() => void>();
  let hidden: ReadonlySet<string> = new Set();

  function setHidden(next: ReadonlySet<string>): void {
    hidden = next;
    for (const listener of listeners) listener();
  }
  function show(key: string): void {
    setHidden(new Set([...hidden].filter((other) => other !== key)));
  }
  function take(key: string): HeldDeletion | undefined {
    const deletion = held.get(key);
    clearTimeout(deletion?.timer);
    held.delete(key);
    return deletion;
  }
  function begin(key: string): void {
    const deletion = take(key);
    deletion?.perform().catch((error: unknown) => {
      show(key);
      deletion.onFailure(error);
    });
  }

  return {
    hold: (key, deletion) => {
      begin(key);
      held.set(key, { ...deletion, timer: setTimeout(() => begin(key), HELD_MS) });
      setHidden(new Set([...hidden, key]));
    },
    undo: (key) => {
      if (take(key) === undefined) return false;
      show(key);
      return true;
    },
    release: () => {
      for (const key of held.keys()) begin(key);
    },
    releaseLeaving: () => {
      for (const key of held.keys()) take(key)?.performLeaving();
    },
    hidden: () => hidden,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
