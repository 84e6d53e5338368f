import type { Source } from '@parlance/domain/documents/knowledge/source';
import { isWritten, SOURCE_TRAITS, type WrittenSource } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';
import type { RemovedSource } from '@parlance/domain/documents/releases/removedSource';
import { formerId } from '@parlance/domain/documents/knowledge/formerId';

/** Present and former knowledge of a chatbot, and what is kept of the difference. */
export interface Knowledges {
  present: ReadonlyMap<string, Source>;
  /** Undefined where it was not recorded. */
  former: readonly KnownSource[] | undefined;
  /** Time of the former knowledge. */
  formerAt: Date;
  /** By the ids under which they are kept. */
  kept: ReadonlyMap<string, RemovedSource>;
}

/** A question as it is and as it was. */
interface Rewritten {
  name: string;
  now: WrittenSource;
  before: WrittenSource;
}

/** A deleted source as it comes back. */
interface Restored {
  name: string;
  source: Source;
  /** A question's text when it was deleted, where it comes back with another one. */
  replaced: WrittenSource | undefined;
}

export interface RollbackPlan {
  /** Sources to bring back, as they were. */
  restored: ReadonlyMap<string, Restored>;
  /** Sources to remove. */
  removed: ReadonlyMap<string, Source>;
  /** Questions to give back the answer that they had, by their ids. */
  rewritten: ReadonlyMap<string, Rewritten>;
  /** Sources that cannot be as they were. */
  different: readonly KnownSource[];
  lost: readonly KnownSource[];
}

/** Plans the changes after which a chatbot knows what it knew, as far as it is kept. */
export function planRollback({ present, former, formerAt, kept }: Knowledges): RollbackPlan {
  const restored = new Map<string, Restored>();
  const rewritten = new Map<string, Rewritten>();
  const different: KnownSource[] = [];
  const lost: KnownSource[] = [];
  for (const known of former ?? []) {
    const now = present.get(known.id);
    const removed = usable(kept.get(known.id));
    const before = usable(kept.get(formerId(known.id, known.fingerprint)));
    const source = now ?? removed;
    if (source === undefined) {
      lost.push(known);
      continue;
    }
    const { text: origin } = SOURCE_TRAITS[known.type];
    const isSame = source.fingerprint === known.fingerprint || known.fingerprint === '' || origin === 'fixed';
    const text = isSame ? source : before;
    if (now === undefined) restored.set(known.id, asRestoredWith(source, text));
    else if (!isSame && isWritten(now) && before !== undefined && isWritten(before))
      rewritten.set(known.id, { name: known.name, now, before });
    // What others publish comes back as it is today.
    if (text === undefined || (now === undefined && origin === 'foreign')) different.push(known);
  }
  return { restored, removed: addedSince(present, former, formerAt), rewritten, different, lost };
}

function asRestoredWith(removed: Source, text: Source | undefined): Restored {
  const source = text ?? removed;
  return { name: source.name, source, replaced: source !== removed && isWritten(removed) ? removed : undefined };
}

function usable(kept: RemovedSource | undefined): Source | undefined {
  return kept === undefined || kept.isErasing ? undefined : kept.source;
}

/** Sources that the release did not have: those with passages, and those that are about to have some, as they came, or came back, after it. One that failed then is left alone. */
function addedSince(
  present: ReadonlyMap<string, Source>,
  former: readonly KnownSource[] | undefined,
  formerAt: Date,
): Map<string, Source> {
  if (former === undefined) return new Map();
  const known = new Set(former.map(({ id }) => id));
  return new Map(
    [...present].filter(
      ([id, { chunks, createdAt, restoredAt }]) =>
        !known.has(id) && (chunks > 0 || (restoredAt ?? createdAt) > formerAt),
    ),
  );
}
