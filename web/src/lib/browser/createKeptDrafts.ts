import { DAY_MS } from '@parlance/domain/durations';
import * as z from 'zod/mini';

/** Keys of all drafts begin so. */
const PREFIX = 'parlance-draft:';
const MOST = 50;
const KEPT_MS = 14 * DAY_MS;

const draftSchema = z.object({
  text: z.string(),
  /** The suggested reply that is in the text; missing without. */
  suggested: z.optional(z.string()),
  /** Time of the last change, in milliseconds. */
  at: z.number(),
});

interface Draft {
  text: string;
  suggested: string | undefined;
}

/** Place of a draft. Each has an entry of its own in the storage: two tabs write beside one another. */
interface DraftPlace {
  uid: string;
  orgId: string;
  chatId: string;
}

interface KeptDrafts {
  read: (place: DraftPlace) => Draft | undefined;
  /** Keeps a draft; an empty one is removed. */
  write: (place: DraftPlace, draft: Draft) => void;
  remove: (place: DraftPlace) => void;
  /** Removes the drafts of everybody who has used this browser. */
  clear: () => void;
}

function keyOf({ uid, orgId, chatId }: DraftPlace): string {
  return `${PREFIX}${uid}:${orgId}:${chatId}`;
}

function keysIn(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_entry, index) => storage.key(index));
  return keys.filter((key) => key?.startsWith(PREFIX) === true).flatMap((key) => key ?? []);
}

function parse(stored: string | null): z.infer<typeof draftSchema> | undefined {
  if (stored === null) return undefined;
  try {
    return draftSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** Removes drafts that are too old, or no drafts at all, and the oldest where there are too many. */
function prune(storage: Storage, now: number): void {
  const drafts = keysIn(storage)
    .map((key) => ({ key, at: parse(storage.getItem(key))?.at ?? -Infinity }))
    .toSorted((one, other) => other.at - one.at);
  for (const [index, { key, at }] of drafts.entries()) {
    if (index >= MOST || at < now - KEPT_MS) storage.removeItem(key);
  }
}

/**
 * Texts in the making that outlast a reload: the newest 50, for 14 days after their last change. Where storage is blocked or full none
 * are kept, and nothing fails.
 */
export function createKeptDrafts(storageOf: () => Storage, clock: () => number = Date.now): KeptDrafts {
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(storageOf());
    } catch {
      return undefined;
    }
  };
  const remove = (place: DraftPlace) => {
    attempt((storage) => storage.removeItem(keyOf(place)));
  };
  return {
    remove,
    read: (place) => {
      const found = attempt((storage) => parse(storage.getItem(keyOf(place))));
      if (found === undefined || found.at < clock() - KEPT_MS) return undefined;
      return { text: found.text, suggested: found.suggested };
    },
    write: (place, { text, suggested }) => {
      if (text.trim() === '') return remove(place);
      attempt((storage) => {
        const key = keyOf(place);
        const isNew = storage.getItem(key) === null;
        storage.setItem(key, JSON.stringify({ text, suggested, at: clock() }));
        if (isNew) prune(storage, clock());
      });
    },
    clear: () => {
      attempt((storage) => {
        for (const key of keysIn(storage)) storage.removeItem(key);
      });
    },
  };
}
