import { paths } from '@parlance/domain/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTEXTS, type Context, uidOf } from './support/CONTEXTS.ts';
import {
  actingRole,
  type RulesFixture,
  startRulesFixture,
  TENANTS,
  type Tenant,
  type Verdict,
  verdictOf,
} from './support/rulesFixture.ts';
import { collectionOf } from './support/collectionOf.ts';
import { isAllowed } from './support/isAllowed.ts';
import { RULE_ROWS } from './support/permissions.ts';
import { type Operation, OPERATIONS, type RuleRow } from './support/ruleRow.ts';
import { startRuleCoverage } from './support/ruleCoverage.ts';

const PROJECT = 'demo-rules-table';
const coverage = startRuleCoverage(PROJECT);
let fixture: RulesFixture;

beforeAll(async () => {
  fixture = await startRulesFixture(PROJECT);
});
afterAll(() => fixture.stop());

function newPath(row: RuleRow, context: Context, tenant: Tenant): string {
  return (
    row.newPath?.(uidOf(context), TENANTS[tenant]) ?? `${collectionOf(row.path(TENANTS[tenant], uidOf(context)))}/new`
  );
}

async function attempt(row: RuleRow, operation: Operation, context: Context, tenant: Tenant): Promise<unknown> {
  const db = fixture.as(context);
  const path = row.path(TENANTS[tenant], uidOf(context));
  switch (operation) {
    case 'get':
      return db.doc(path).get({ source: 'server' });
    case 'list':
      return db.collection(collectionOf(path)).limit(10).get({ source: 'server' });
    case 'create':
      return db.doc(newPath(row, context, tenant)).set(row.document);
    case 'update':
      return db.doc(path).update(row.change);
    case 'delete':
      return db.doc(path).delete();
  }
}

/** Deletes a document, and returns what it held. */
async function takeAway(path: string): Promise<object | undefined> {
  let before: object | undefined;
  await fixture.asAdmin(async (server) => {
    before = (await server.doc(path).get()).data();
    await server.doc(path).delete();
  });
  return before;
}

async function verdictAt(row: RuleRow, operation: Operation, context: Context, tenant: Tenant): Promise<Verdict> {
  const ownPlace = operation === 'create' ? row.newPath?.(uidOf(context), TENANTS[tenant]) : undefined;
  // Where something is, a creation would be an update.
  const before = ownPlace === undefined ? undefined : await takeAway(ownPlace);
  const verdict = await verdictOf(attempt(row, operation, context, tenant));
  if (ownPlace !== undefined) await fixture.asAdmin((server) => server.doc(ownPlace).set(before ?? row.document));
  return verdict;
}

function casesOf(operation: Operation, tenant: Tenant, contexts: readonly Context[]) {
  return RULE_ROWS.flatMap((row) =>
    contexts.map((context) => {
      const allowed = isAllowed(row, operation, context, tenant);
      const expected: Verdict = allowed ? 'allowed' : 'denied';
      return { row, name: row.name, operation, context, expected, may: allowed ? 'may' : 'may not' };
    }),
  );
}

describe.each(OPERATIONS)('T-02 T-06 T-07 T-60 T-65 A-81 the rules do what the role table says of %s', (operation) => {
  afterAll(() => coverage.note());

  it.each(casesOf(operation, 'A', CONTEXTS))(
    '$context $may $operation $name of the first organization',
    async ({ row, context, expected }) => {
      expect(await verdictAt(row, operation, context, 'A')).toBe(expected);
    },
  );

  it.each(
    casesOf(operation, 'B', ['owner', 'admin', 'otherOwner', 'watcher', 'promoted']).filter(({ name }) =>
      /^(orgs|customers)\//.test(name),
    ),
  )('$context $may $operation $name of the second organization', async ({ row, context, expected }) => {
    expect(await verdictAt(row, operation, context, 'B')).toBe(expected);
  });
});

describe('personal data that the owner has opened to viewers', () => {
  const rows = RULE_ROWS.flatMap((row) =>
    (['get', 'list'] as const)
      .filter((operation) => row.permissions[operation] === 'personalData.read')
      .map((operation) => ({ row, name: row.name, operation })),
  );
  const open = (isOpen: boolean) =>
    fixture.asAdmin((db) => db.doc(paths.org(TENANTS.A)).update({ viewersSeePersonalData: isOpen }));

  it('is read by them until it is masked again, from one request to the next', async () => {
    expect(rows.length).toBeGreaterThan(10);
    for (const [isOpen, expected] of [[true, 'allowed'] as const, [false, 'denied'] as const]) {
      await open(isOpen);
      for (const { row, operation } of rows) {
        expect([row.name, await verdictAt(row, operation, 'viewer', 'A')]).toEqual([row.name, expected]);
      }
    }
  });

  it('is read by nobody else for that', async () => {
    await open(true);
    for (const { row, operation } of rows) {
      for (const context of CONTEXTS.filter((one) => actingRole(one, 'A') === undefined)) {
        expect([row.name, context, await verdictAt(row, operation, context, 'A')]).toEqual([
          row.name,
          context,
          'denied',
        ]);
      }
    }
    await open(false);
  });
});

describe('T-65 the table is complete', () => {
  it('has a row for every collection that the product names', () => {
    const known = new Set(RULE_ROWS.map((row) => shapeOf(row.path('§', 'owner'))));
    const makers: Record<string, (...ids: string[]) => string> = paths;
    const missing = Object.entries(makers)
      .filter(([name]) => !STORAGE_PATHS.has(name))
      .map(([, make]) => shapeOf(make('§', '§', '§')))
      .filter((shape) => !known.has(shape));
    expect(missing).toEqual([]);
  });

  it('R-12 has seen every condition of the rules both hold and fail', async () => {
    await coverage.note();
    expect(coverage.unseen()).toEqual([]);
  });
});

/** Objects in Cloud Storage: storage.test.ts. */
const STORAGE_PATHS = new Set([
  'picture',
  'attachment',
  'attachmentFolder',
  'inboundFile',
  'submissionFile',
  'submissionFolder',
  'exportFile',
  'chatbotFolder',
  'sourceFile',
  'sourceFolder',
]);

/** The names of a path's collections: `orgs/x/leads/y` and `orgs/x/leads` are both `orgs/leads`. */
function shapeOf(path: string): string {
  return path
    .split('/')
    .filter((_part, index) => index % 2 === 0)
    .join('/');
}
