import type { Step, StepKind } from '../../../documents/procedures/procedureOf.ts';
import { freeName } from '../reading/nameFrom.ts';

/** A way out of a step that leads to the step that comes next. */
export interface OpenWay {
  id: string;
  way: 'next' | 'otherwise';
}

/** Step whose ways are still open: they are empty. */
type Unwired = Step;

/** Steps of a procedure while it is being made, with the ways that lead nowhere yet. */
export interface Draft {
  steps: () => readonly Step[];
  last: () => Step | undefined;
  open: () => readonly OpenWay[];
  setOpen: (ways: readonly OpenWay[]) => void;
  /** Adds a step behind all open ways. Its own `next` is the open one then, if it has one. */
  add: (step: Unwired) => Step;
  /** Puts a step in the place of another one of the same id. */
  replace: (step: Step) => void;
  /** Leads open ways to a step. */
  wire: (ways: readonly OpenWay[], target: string) => void;
  idFor: (kind: StepKind, name?: string) => string;
}

export function createDraft(): Draft {
  const steps = new Map<string, Step>();
  let open: readonly OpenWay[] = [];
  const wire = (ways: readonly OpenWay[], target: string) => {
    for (const { id, way } of ways) {
      const step = steps.get(id);
      if (step === undefined || !('next' in step)) continue;
      if (way === 'next') steps.set(id, { ...step, next: target });
      else if ('otherwise' in step) steps.set(id, { ...step, otherwise: target });
    }
  };
  return {
    steps: () => [...steps.values()],
    last: () => [...steps.values()].at(-1),
    open: () => open,
    setOpen: (ways) => {
      open = ways;
    },
    add: (step) => {
      steps.set(step.id, step);
      wire(open, step.id);
      open = 'next' in step ? [{ id: step.id, way: 'next' }] : [];
      return step;
    },
    replace: (step) => {
      steps.set(step.id, step);
    },
    wire,
    idFor: (kind, name) => {
      const base = kind.replaceAll('-', '_');
      return freeName(name === undefined ? base : `${base}_${name}`.slice(0, LONGEST), new Set(steps.keys()));
    },
  };
}

const LONGEST = 40;
