import type { Procedure, Step } from '../documents/procedures/procedureOf.ts';
import { targetsOf } from './targetsOf.ts';

/** Certainties when a step begins, however it was reached: names of values that are set, and of those that were confirmed unchanged. */
export interface Certain {
  set: ReadonlySet<string>;
  /** Null: no yes came since the last call, or none at all. */
  confirmed: ReadonlySet<string> | null;
}

function valuesOf(step: Step): string[] {
  if (step.kind === 'ask') return [step.field.name];
  return step.kind === 'call' ? step.results.map(({ name }) => name) : [];
}

/** Certainties after a step, on the way to one of its targets. */
function after(step: Step, { set, confirmed }: Certain, target: string): Certain {
  const names = valuesOf(step);
  // The results of a call that failed are not there; a target of both ways is reached by both.
  const isCertain = step.kind !== 'call' || target !== step.otherwise;
  const nextSet = isCertain ? new Set([...set, ...names]) : set;
  if (step.kind === 'confirm') {
    return { set, confirmed: target === step.next && target !== step.otherwise ? new Set(set) : null };
  }
  if (step.kind === 'call') return { set: nextSet, confirmed: null };
  const kept = confirmed === null ? null : new Set([...confirmed].filter((name) => !names.includes(name)));
  return { set: nextSet, confirmed: kept };
}

function common(one: Certain, other: Certain): Certain {
  const set = new Set([...one.set].filter((name) => other.set.has(name)));
  const { confirmed } = other;
  if (one.confirmed === null || confirmed === null) return { set, confirmed: null };
  return { set, confirmed: new Set([...one.confirmed].filter((name) => confirmed.has(name))) };
}

function isSame(one: Certain, other: Certain): boolean {
  const isNull = (one.confirmed === null) === (other.confirmed === null);
  return isNull && one.set.size === other.set.size && one.confirmed?.size === other.confirmed?.size;
}

/**
 * Certainties before each step that can be reached, by ids of steps: a forward analysis to its fixed point, in which two ways into a
 * step leave what both have (A. Aho and others, Compilers, section 9.2).
 */
export function setBefore({ steps }: Pick<Procedure, 'steps'>): ReadonlyMap<string, Certain> {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const before = new Map<string, Certain>();
  const [first] = steps;
  if (first === undefined) return before;
  before.set(first.id, { set: new Set(), confirmed: null });
  const waiting = [first];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    const known = before.get(step.id);
    if (known === undefined) continue;
    for (const target of new Set(targetsOf(step))) {
      const next = byId.get(target);
      if (next === undefined) continue;
      const reached = after(step, known, target);
      const old = before.get(target);
      const merged = old === undefined ? reached : common(old, reached);
      if (old !== undefined && isSame(old, merged)) continue;
      before.set(target, merged);
      waiting.push(next);
    }
  }
  return before;
}
