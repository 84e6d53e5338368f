import type { FakeProject } from '../../deploy/stand-in/createFakeProject.ts';
import type { CloudRequest } from './CloudRequest.ts';

/** Function that returns the answer to a request. */
export type Answer = (request: CloudRequest, earlier: readonly CloudRequest[], project: FakeProject) => unknown;

/** Requests, by method and path, and their answer. */
export type Route = readonly [RegExp, Answer];
