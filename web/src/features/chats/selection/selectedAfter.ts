/** Step in a list where several can be selected: one is marked or unmarked, all are, none, or exactly some. */
export type SelectionStep =
  | { kind: 'toggle'; id: string }
  | { kind: 'set'; ids: readonly string[] }
  | { kind: 'all' }
  | { kind: 'none' };

/** The selected ids after a step, at most `max`: one more is not taken, and of all of `listed` the first are. */
export function selectedAfter(
  ids: ReadonlySet<string>,
  step: SelectionStep,
  listed: readonly string[],
  max: number,
): ReadonlySet<string> {
  switch (step.kind) {
    case 'none':
      return new Set();
    case 'set':
      return new Set(step.ids.slice(0, max));
    case 'all':
      return new Set(listed.slice(0, max));
    case 'toggle': {
      // What has left the list takes no place.
      const there = listed.filter((id) => ids.has(id));
      if (ids.has(step.id)) return new Set(there.filter((id) => id !== step.id));
      return there.length < max ? new Set([...there, step.id]) : ids;
    }
  }
}
