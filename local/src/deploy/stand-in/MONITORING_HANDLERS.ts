import type { Handler } from './FakeState.ts';

/** Handlers for the product's monitoring. */
export const MONITORING_HANDLERS: readonly Handler[] = [
  [
    'GET',
    /^(?:logging|monitoring)\.[^/]+\/v\d\/(projects\/[^/]+\/(\w+))$/,
    ({ watching }, [, collection = '', key = '']) => ({ [key]: watching.get(collection) ?? [] }),
  ],
  [
    'POST',
    /^(?:logging|monitoring)\.[^/]+\/v\d\/(projects\/[^/]+\/\w+)$/,
    ({ watching }, [, collection = ''], body) => {
      const all = watching.get(collection) ?? [];
      const resource = { name: `${collection}/${all.length}`, ...body };
      watching.set(collection, [...all, resource]);
      return resource;
    },
  ],
];
