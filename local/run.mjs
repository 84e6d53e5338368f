import { bootstrap } from './bootstrap.mjs';

/** @type {Record<string, string>} */
const FILES = {
  check: 'local/src/check.ts',
  secrets: 'local/src/secrets.ts',
  audit: 'local/src/audit.ts',
  sbom: 'local/src/sbom.ts',
  test: 'tests/run.ts',
  bench: 'tests/bench.ts',
  eval: 'tests/eval.ts',
  restore: 'tests/restore.ts',
  suite: 'tests/inSuite.ts',
  deploy: 'local/src/deploy.ts',
  smoke: 'local/src/smoke.ts',
  migrate: 'local/src/migrate.ts',
  rehearse: 'local/src/rehearse.ts',
  billing: 'local/src/billing.ts',
  genkit: 'local/src/genkit.ts',
  structure: 'local/src/structure.ts',
  channels: 'local/src/realChannels.ts',
};
const [name = '', ...args] = process.argv.slice(2);
const file = FILES[name];
if (file === undefined) {
  console.error(`Usage: node local/run.mjs ${Object.keys(FILES).join('|')}`);
  process.exit(1);
}
bootstrap(file, args);
