import type { Step } from '../../../documents/procedures/procedureOf.ts';
import { setBefore } from '../../setBefore.ts';
import { freeName } from '../reading/nameFrom.ts';
import type { WordsAction } from './WordsAction.ts';

interface Options {
  actions: readonly WordsAction[];
  text: string;
  /** Id of the step behind a no. */
  cancelled: string;
  added: (call: Step) => void;
}

function ledTo(step: Step, from: string, to: string): Step {
  if (!('next' in step)) return step;
  const next = step.next === from ? to : step.next;
  return 'otherwise' in step
    ? { ...step, next, otherwise: step.otherwise === from ? to : step.otherwise }
    : { ...step, next };
}

/** Steps with a confirmation right before each call that changes something, or of which that is not known yet, where none stands there. */
export function withConfirms(steps: readonly Step[], { actions, text, cancelled, added }: Options): Step[] {
  let done = [...steps];
  for (const call of steps) {
    if (call.kind !== 'call') continue;
    const action = actions.find(({ id }) => id === call.actionId);
    const confirmed = setBefore({ steps: done }).get(call.id)?.confirmed;
    const isSeen =
      confirmed !== null && confirmed !== undefined && call.arguments.every(({ value }) => confirmed.has(value));
    if (action?.changesSomething === false || isSeen) continue;
    const id = freeName('confirm', new Set(done.map((step) => step.id)));
    const confirm: Step = { id, kind: 'confirm', text, next: call.id, otherwise: cancelled };
    done = done
      .map((step) => ledTo(step, call.id, id))
      .toSpliced(
        done.findIndex((step) => step.id === call.id),
        0,
        confirm,
      );
    added(call);
  }
  return done;
}
