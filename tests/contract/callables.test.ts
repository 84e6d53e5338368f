import path from 'node:path';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { SCHEDULED } from '../../local/src/schedules/SCHEDULED.ts';
import { inRepo, listRepo, readRepo } from '../support/repo.ts';

interface Exported {
  name: string;
  file: string;
  /** `public`, `account`, `user`, `member` or `visitor`; undefined for triggers and plain HTTP functions. */
  kind: string | undefined;
}

/** What functions/src/index.ts deploys. */
const EXPORTED: Exported[] = [
  ...readRepo('functions/src/index.ts').matchAll(/^export \{([^}]+)\} from '\.\/([^']+)';/gm),
]
  .flatMap(([, names = '', file = '']) => names.split(',').map((name) => ({ name: name.trim(), file })))
  .filter(({ name }) => name !== '')
  .map(({ name, file }) => {
    const source = readRepo(`functions/src/${file}`);
    const kind = new RegExp(String.raw`export const ${name} = (\w+)Callable\(\s*${name}Contract\b`).exec(source)?.[1];
    return { name, file, kind };
  });

const CONTRACTS = listRepo('domain/src/contracts/*.ts')
  .filter((file) => /^export const \w+ = defineContract\(/m.test(readRepo(file)))
  .map((file) => path.basename(file, '.ts'));

const CALLABLES = EXPORTED.filter(({ kind }) => kind !== undefined);

const contractSchema = z.object({ name: z.string(), access: z.object({ kind: z.string() }) });

/** A token is the input itself there, and an expired or another one is what the callable is for: no wrapper may refuse it. */
const CHECK_THEIR_TOKEN = ['renewVisitorToken', 'resumeChat'];

async function loadContract(name: string) {
  const module: unknown = await import(inRepo(`domain/src/contracts/${name}.ts`));
  return contractSchema.parse(z.record(z.string(), z.unknown()).parse(module)[name]);
}

describe('the deployed functions', () => {
  it('are all read by this test', () => {
    const statements = readRepo('functions/src/index.ts').match(/^export\b/gm) ?? [];
    expect(EXPORTED.length).toBeGreaterThanOrEqual(statements.length);
    const calls = listRepo('functions/src/**/endpoints.ts').flatMap(
      (file) => readRepo(file).match(/= (?:public|account|user|member|visitor)Callable\(|\bonCall\(/g) ?? [],
    );
    expect(CALLABLES).toHaveLength(calls.length);
  });

  it('have a contract each, under their own name, and every contract is deployed', () => {
    expect(CALLABLES.map(({ name }) => name).toSorted()).toEqual(CONTRACTS.toSorted());
  });

  it.each(CONTRACTS)('%s is called what its file is called', async (name) => {
    expect((await loadContract(name)).name).toBe(name);
  });

  it.each(CALLABLES)('$name lets in whom its contract names', async ({ name, kind }) => {
    const { access } = await loadContract(name);
    expect(access.kind).toBe(CHECK_THEIR_TOKEN.includes(name) ? 'visitor' : kind);
  });

  it('are callables, triggers, the API, the embed page with its icons and pictures, and nothing else', () => {
    const others = EXPORTED.filter(({ kind, file }) => kind === undefined && !file.endsWith('triggers.ts'));
    expect(others.map(({ name }) => name)).toEqual(['api', 'iframe', 'loader', 'icons', 'media']);
  });

  it('that run on a schedule are the ones that the local product calls', () => {
    const scheduled = listRepo('functions/src/**/triggers.ts').flatMap((file) =>
      [...readRepo(file).matchAll(/export const (\w+) = onSchedule\(/g)].map(([, name = '']) => name),
    );
    expect(new Set(scheduled)).toEqual(new Set(Object.keys(SCHEDULED)));
  });
});
