import type { Family } from '../render/familyOf.ts';
import type { Form, World } from '../state/World.ts';

/** A request to the API, after its key was looked at. */
export interface ApiRequest {
  world: World;
  family: Family;
  /** Version of the API as the request named it. */
  version: string;
  /** The parts of the path that the route leaves open. */
  ids: readonly string[];
  /** Parameters of body or query, without `expand`. */
  form: Form;
  /** Whether `expand` names a property, such as `payments`, that is left out otherwise. */
  asks: (property: string) => boolean;
}

/** What an address of the API does. `path` has `:` where an id stands, such as `customers/:/tax_ids`. */
export interface Route {
  method: 'DELETE' | 'GET' | 'POST';
  path: string;
  serve: (request: ApiRequest) => unknown;
}
