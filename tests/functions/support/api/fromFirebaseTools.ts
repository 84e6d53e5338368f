import { createRequire } from 'node:module';
import { inRepo } from '../../../support/repo.ts';

const require = createRequire(inRepo('node_modules/firebase-tools/package.json'));

/** A module that firebase-tools brings: the JSON Schema validator and the client of the MCP SDK are among its dependencies. */
export function fromFirebaseTools(name: string): unknown {
  return require(name);
}
