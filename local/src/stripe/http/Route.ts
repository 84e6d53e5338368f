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
  /** Reports whether `expand` names a property, such as `payments`, that is omitted otherwise. */
  asks: (property: string) => boolean;
}

/** Operation at an address of the API. `path` has `:` in place of an id, such as `customers/:/tax_ids`. */
export interface Route {
  method: 'DELETE' | 'GET' | 'POST';
  path: string;
  serve: (request: ApiRequest) => unknown;
}
