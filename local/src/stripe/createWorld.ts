import { renderObject } from './render/renderObject.ts';
import { newStripeId } from './state/newStripeId.ts';
import type { StripeState } from './state/stateSchema.ts';
import type { Form, World } from './state/World.ts';

/** The objects of `state` with their clock. An event goes to the endpoints that want its type, as deliveries that wait. */
export function createWorld(state: StripeState, url: string): World {
  const now = (): number => Math.floor(Date.now() / 1000) + state.ahead;
  const emitLoose = (type: string, { classic, current }: { classic: Form; current: Form }): void => {
    const id = newStripeId('evt');
    state.events[id] = { id, created: now(), type, idempotencyKey: null, classic, current };
    for (const { id: endpoint, events, isOn } of Object.values(state.endpoints)) {
      const isWanted = isOn && (events.includes('*') || events.includes(type));
      // One that the dispatcher has not seen yet.
      if (isWanted) state.deliveries.push({ endpoint, event: id, attempts: -1 });
    }
  };
  const world: World = {
    url,
    state,
    now,
    failures: 0,
    emitLoose,
    emit: (type, kind, id) => {
      emitLoose(type, {
        classic: renderObject(world, kind, id, 'classic'),
        current: renderObject(world, kind, id, 'current'),
      });
    },
  };
  return world;
}
