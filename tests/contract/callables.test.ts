import { serviceOf } from '@parlance/domain/contracts/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { EndpointTable } from '../../functions/src/kernel/access/dispatch.ts';
import { toEndpointTable } from '../../functions/src/kernel/access/dispatch.ts';
import { answerEndpoints } from '../../functions/src/answering/visitorEndpoints.ts';
import { DASHBOARD_ENDPOINTS } from '../../functions/src/edge/services/DASHBOARD_ENDPOINTS.ts';
import { VISITOR_ENDPOINTS } from '../../functions/src/edge/services/VISITOR_ENDPOINTS.ts';
import { SCHEDULED } from '../../local/src/schedules/SCHEDULED.ts';
import { CONTRACTS } from '../support/CONTRACTS.ts';
import { listRepo, readRepo } from '../support/repo.ts';

/** Functions that functions/src/index.ts deploys. */
const DEPLOYED = [...readRepo('functions/src/index.ts').matchAll(/^export \{([^}]+)\} from/gm)].flatMap(
  ([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
);

const TABLES: Record<string, EndpointTable> = {
  answer: toEndpointTable(answerEndpoints),
  dashboard: DASHBOARD_ENDPOINTS,
  visitor: VISITOR_ENDPOINTS,
};

describe('the contracts', () => {
  it.each(Object.keys(TABLES))('of %s are those that it serves, each under its own name', (service) => {
    const own = CONTRACTS.filter((contract) => serviceOf(contract) === service).map(({ name }) => name);
    expect([...(TABLES[service]?.keys() ?? [])].toSorted()).toEqual(own.toSorted());
    expect(DEPLOYED).toContain(service);
  });

  it.each(CONTRACTS)('$name lets in whom it names, and says who counts its uses', ({ name, access, limits = [] }) => {
    const endpoint = Object.values(TABLES)
      .find((table) => table.has(name))
      ?.get(name);
    expect(endpoint?.access).toBe(access);
    const countable = { visitor: ['address', 'chat'], member: ['address', 'org', 'member'] } as const;
    const known: readonly string[] =
      access.kind === 'visitor' || access.kind === 'member' ? countable[access.kind] : ['address'];
    expect(limits.filter(({ per }) => !known.includes(per))).toEqual([]);
  });

  it('have names that differ', () => {
    expect(new Set(CONTRACTS.map(({ name }) => name)).size).toBe(CONTRACTS.length);
  });
});

describe('the deployed functions', () => {
  it('are few: each is a service of its own in the cloud', () => {
    expect(DEPLOYED.length).toBeGreaterThan(10);
    expect(DEPLOYED.length).toBeLessThanOrEqual(27);
  });

  it('load nothing with their definitions but what defines them: code comes with the function that needs it', () => {
    const files = listRepo(['functions/src/**/triggers.ts', 'functions/src/edge/services/*.ts']).filter((file) =>
      /^export const \w+ = (?:with\w+\(\s*)*on[A-Z]\w+\b/m.test(readRepo(file)),
    );
    expect(files.length).toBeGreaterThan(10);
    const light =
      /^(firebase-functions\/|zod$|dequal\/lite$|@parlance\/domain\/|(\.\.\/)+kernel\/platform\/((log|sizes)\/)?\w+\.ts$|\.\/(\w+\/)?\w+Task\.ts$|\.\/withProbe\.ts$)/;
    const heavy = files.flatMap((file) =>
      [...readRepo(file).matchAll(/^import (?!type )[^;]+ from '([^']+)';/gm)]
        .map(([, from = '']) => from)
        .filter((from) => !light.test(from))
        .map((from) => `${file}: ${from}`),
    );
    expect(heavy).toEqual([]);
  });

  it('get what Hosting rewrites, and all of it goes to one of them', () => {
    const { hosting } = z
      .object({
        hosting: z.object({
          rewrites: z.array(
            z.object({ source: z.string(), function: z.optional(z.object({ functionId: z.string() })) }),
          ),
        }),
      })
      .parse(JSON.parse(readRepo('firebase.json')));
    const rewritten = hosting.rewrites.flatMap(({ source, function: target }) =>
      target ? [{ source, ...target }] : [],
    );
    expect(new Set(rewritten.map(({ functionId }) => functionId))).toEqual(new Set(['web']));
    const single = new Map([
      ['health', '/health'],
      ['.well-known', '/.well-known/security.txt'],
    ]);
    const routes = [...readRepo('functions/src/edge/services/serveWeb.ts').matchAll(/^ {2}\[\s*'([\w.-]+)',/gm)].map(
      ([, route = '']) => single.get(route) ?? `/${route}/**`,
    );
    // Single files of a release reach it where they are missing alone.
    const folders = rewritten
      .map(({ source }) => source)
      .filter((source) => source.endsWith('/**') || [...single.values()].includes(source));
    expect(folders.toSorted()).toEqual(routes.toSorted());
  });

  it('that run on a schedule are the ones that the local product calls', () => {
    const scheduled = listRepo(['functions/src/**/triggers.ts', 'functions/src/edge/services/*.ts']).flatMap((file) =>
      [...readRepo(file).matchAll(/export const (\w+) = onSchedule\(/g)].map(([, name = '']) => name),
    );
    expect(new Set(scheduled)).toEqual(new Set(Object.keys(SCHEDULED)));
  });
});
