import { entitlementsOf } from '@parlance/domain/billing/entitlementsOf';
import { isInGoodStanding } from '@parlance/domain/billing/isInGoodStanding';
import { isLive } from '@parlance/domain/billing/isLive';
import { SUBSCRIPTION_STATUSES } from '@parlance/domain/documents/billing/subscription';
import { type Action, can, ROLE_TABLE, ROLES, type Role } from '@parlance/domain/roles';
import { expect, it } from 'vitest';
import routes from '../../web/src/app/routes.ts';
import { STATES } from '../support/billing/STATES.ts';
import { readRepo } from '../support/repo.ts';
import { flattenRoutes } from './support/flattenRoutes.ts';

/** Written by hand: the pages of the dashboard that are not for everybody of an organization, and for whom they are. */
const PAGES = `
                           | owner | admin | member | viewer
dashboard/settings/plans   | yes   | no    | no     | no
dashboard/settings/billing | yes   | no    | no     | no
dashboard/settings/api     | yes   | yes   | no     | no
dashboard/usage/recounts  | yes   | yes   | no     | no
dashboard/start            | yes   | yes   | yes    | no
`;

const EXPECTED = new Map(
  PAGES.trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [page = '', ...cells] = line.split('|').map((cell) => cell.trim());
      return [page, ROLES.filter((_, at) => cells[at] === 'yes')] as const;
    }),
);

const DASHBOARD = flattenRoutes(routes).filter(({ path }) => path.startsWith('dashboard'));

function isAction(name: string): name is Action {
  return Object.hasOwn(ROLE_TABLE, name);
}

/** Action that a page requires before it shows anything; undefined if everybody sees it. */
function guardOf(file: string): Action | undefined {
  const [, action] = /<RequireRole action="([\w.]+)">/.exec(readRepo(`web/src/app/${file}`)) ?? [];
  if (action !== undefined && !isAction(action)) throw new Error(`${file} asks for ${action}`);
  return action;
}

function shownTo(file: string, role: Role): boolean {
  const action = guardOf(file);
  return action === undefined || can(role, action);
}

it('every status of Stripe’s is among the states', () => {
  const known = new Set(STATES.map(({ subscription }) => subscription?.status));
  expect(SUBSCRIPTION_STATUSES.filter((status) => !known.has(status))).toEqual([]);
});

it('the table names pages that there are', () => {
  const pages = DASHBOARD.map(({ path }) => path);
  expect([...EXPECTED.keys()].filter((page) => !pages.includes(page))).toEqual([]);
});

it.each(DASHBOARD)('$path is shown to the roles of the table, in every state of the subscription', ({ path, file }) => {
  expect(ROLES.filter((role) => shownTo(file, role))).toEqual(EXPECTED.get(path) ?? [...ROLES]);
  // Nothing that is owed hides a page: data can be seen and taken along to the end.
  expect(readRepo(`web/src/app/${file}`)).not.toMatch(/subscription|entitlementsOf|isLive/);
});

it.each(STATES)('$name: answers and what the owner can do are those of the table', ({ org, subscription, ...row }) => {
  const { answers } = entitlementsOf({ ...org, subscription }, new Date());
  const isRunning = isLive(subscription);
  const isGood = isRunning && subscription !== null && isInGoodStanding(subscription);
  const owner = [...(isRunning ? ['manage'] : ['buy']), ...(isGood ? ['change'] : [])];
  expect({ answers, owner }).toEqual({ answers: row.answers, owner: row.owner });
  const allowed = ROLES.filter((role) => can(role, 'billing.manage'));
  expect(allowed).toEqual(['owner']);
});
