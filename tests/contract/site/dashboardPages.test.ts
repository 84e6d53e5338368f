import { can, ROLES } from '@parlance/domain/roles';
import { describe, expect, it } from 'vitest';
import { paletteItems } from '../../../web/src/app/frame/palette/paletteItems.ts';
import routes from '../../../web/src/app/routes.ts';
import { CHATBOT } from '../../../web/src/config/pages/CHATBOT.ts';
import { DASHBOARD_PAGES } from '../../../web/src/config/pages/DASHBOARD_PAGES.ts';
import { everyPage } from '../../../web/src/config/pages/everyPage.ts';
import { firstPage } from '../../../web/src/config/pages/firstPage.ts';
import { linkTo } from '../../../web/src/config/pages/linkTo.ts';
import type { PageTable } from '../../../web/src/config/pages/PageRow.ts';
import { PAGES } from '../../../web/src/config/pages/PAGES.ts';
import { paths } from '../../../web/src/config/paths.ts';
import { QUEUES } from '../../../web/src/features/chats/inbox/QUEUES.ts';
import { readRepo } from '../../support/repo.ts';
import { flattenRoutes } from '../support/flattenRoutes.ts';

const ROWS = everyPage(PAGES);
const SINGLE = ROWS.flatMap(([name, row]) => ('file' in row ? [{ name, ...row }] : []));
const AREAS = ROWS.flatMap(([name, row]) => ('pages' in row ? [{ name, ...row }] : []));

/** Addresses below the dashboard's without a page: they lead to one, or say that there is none. */
const WITHOUT_A_PAGE = /^(index|unknown|former)-|^routes\//;

describe('the tables of the dashboard’s pages', () => {
  it('are its routes', () => {
    const shown = flattenRoutes(routes).filter(
      ({ id = 'routes/', path }) => path.startsWith('dashboard') && !WITHOUT_A_PAGE.test(id),
    );
    expect(shown.map(({ id, path, file }) => ({ id, path: `/${path}`, file })).toSorted(byId)).toEqual(
      SINGLE.map(({ name, path, file }) => ({ id: name, path, file: `../${file}`.replace('../app/', '') })).toSorted(
        byId,
      ),
    );
  });

  it('have every area lead from its own address to a page', () => {
    const indexes = flattenRoutes(routes).filter(({ file }) => file === 'routes/AreaIndex.ts');
    expect(indexes.map(({ path }) => `/${path}`).toSorted()).toEqual(AREAS.map(({ path }) => path).toSorted());
  });

  it.each(SINGLE)('name a module with a page for $path', ({ file }) => {
    expect(readRepo(`web/src/${file}`)).toMatch(/^export default function \w+/m);
  });

  it('name each row once, by the name of its address', () => {
    const names = ROWS.map(([name]) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => !Object.hasOwn(paths, name))).toEqual([]);
    expect(paths.settingsMembers()).toBe('/dashboard/settings/members');
    expect(paths.chatbotWebsite('one', 'two')).toBe('/dashboard/chatbot/one/sources/website/two');
  });

  it('have a page for each queue of the inbox', () => {
    const queues = SINGLE.filter(({ file }) => file.endsWith('/QueuePage.tsx'));
    expect(queues.map(({ path }) => path)).toEqual(QUEUES.map((queue) => paths.inboxQueue(queue)));
  });

  it('have a gate around the pages that require an action, and around no other', () => {
    const gated = gatesIn(routes).map((id) => id.replace('gate-', ''));
    expect(gated.toSorted()).toEqual(
      SINGLE.filter(({ requires }) => requires !== undefined)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it.each(AREAS)('have one tab of $path in each place', ({ pages }) => {
    const tabs = Object.values(pages).flatMap(({ tab }) => (tab === undefined ? [] : [tab]));
    expect(tabs.toSorted((one, other) => one - other)).toEqual(tabs.map((_, index) => index + 1));
  });

  it('have a name for all that is linked to, and an icon for what is in the sidebar', () => {
    const linked = ROWS.filter(([, { tab, group, sidebar, icon }]) => tab ?? group ?? sidebar ?? icon);
    expect(linked.filter(([, { label }]) => label === undefined)).toEqual([]);
    expect(linked.filter(([, { sidebar, icon }]) => sidebar !== undefined && icon === undefined)).toEqual([]);
  });

  it.each(ROLES)('have every page with an icon in the palette of those who may open it: %s', (role) => {
    const items = paletteItems({ role, chatbots: [{ id: 'one', name: 'Guide' }], t: (id) => id });
    const offered = items.flatMap(({ group, run }) =>
      'to' in run && (group === 'pages' || group === 'chatbots') ? [run.to] : [],
    );
    const expected = [...expectedFor(DASHBOARD_PAGES), ...expectedFor(CHATBOT.pages)];
    expect(offered).toEqual(expected);

    function expectedFor(pages: PageTable): string[] {
      const rows = everyPage(pages).map(([, row]) => row);
      const open = rows.filter((row) => {
        const actions = [row.offeredFor, firstPage(row).requires];
        return row.icon !== undefined && actions.every((action) => action === undefined || can(role, action));
      });
      // An area and its first page are one address.
      return [...new Set(open.map((row) => linkTo(row, 'one')))];
    }
  });
});

function byId(one: { id?: string | undefined }, other: { id?: string | undefined }): number {
  return (one.id ?? '').localeCompare(other.id ?? '');
}

interface RouteNode {
  id?: string | undefined;
  file: string;
  children?: readonly RouteNode[] | undefined;
}

function gatesIn(nodes: readonly RouteNode[]): string[] {
  return nodes.flatMap(({ id = '', file, children = [] }) => [
    ...(file === 'layouts/PageGate.tsx' ? [id] : []),
    ...gatesIn(children),
  ]);
}
