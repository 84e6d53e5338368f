import type { Migration } from '../../kernel/platform/schedule/Migration.ts';

/** One walk through a collection, in which each document takes all the steps that it lacks. */
export interface Pass {
  /** Collection and newest version, such as `chats-3`: a step that is added makes another pass of it, from the beginning. */
  name: string;
  collection: string;
  /** Newest version. */
  to: number;
  /** In the order of their versions. */
  steps: readonly Migration[];
}

/** A pass for each collection that has migrations. */
export function passesOf(migrations: readonly Migration[]): Pass[] {
  return [...Map.groupBy(migrations, ({ collection }) => collection)].map(([collection, found]) => {
    const steps = found.toSorted((one, other) => one.to - other.to);
    const to = steps.at(-1)?.to ?? 1;
    return { name: `${collection}-${to}`, collection, to, steps };
  });
}
