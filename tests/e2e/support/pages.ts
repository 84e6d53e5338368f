import { newId } from '@parlance/domain/ids';
import { addressOf } from '../../../web/src/config/pages/addressOf.ts';
import { everyPage } from '../../../web/src/config/pages/everyPage.ts';
import { firstPage } from '../../../web/src/config/pages/firstPage.ts';
import type { AreaRow, PageRow } from '../../../web/src/config/pages/PageRow.ts';
import { PAGES as ROWS } from '../../../web/src/config/pages/PAGES.ts';
import { seeded } from './seeded.ts';

export interface VisitedPage {
  path: string;
  /** Redirect target of an address without a page of its own. */
  leadsTo?: string;
}

const CHATBOT = `/dashboard/chatbot/${seeded.chatbotId}`;

function at(...addresses: readonly string[]): VisitedPage[] {
  return addresses.map((path) => ({ path }));
}

const address = (row: PageRow | AreaRow) => addressOf(row, seeded.chatbotId);

/** Areas, which lead to their first page, and all other pages. Those of a single source have a test of their own. */
const DASHBOARD = everyPage(ROWS)
  .filter(([, row]) => !address(row).includes(':'))
  .map(([, row]): VisitedPage =>
    'pages' in row ? { path: address(row), leadsTo: address(firstPage(row)) } : { path: address(row) },
  )
  .filter(({ path }, _, all) => all.every(({ leadsTo }) => leadsTo !== path));

const isOfSettings = ({ path }: VisitedPage) => path.startsWith(`${CHATBOT}/settings`);

/** Every page of the web app (web/src/app/routes.ts) in the state in which its address alone shows it, by who sees it. */
export const PAGES = {
  /** For everybody. */
  public: at(
    '/en',
    '/de/features/security',
    '/de/docs',
    '/de/docs/team',
    '/en/contact',
    '/en/pricing',
    '/de/pricing',
    '/de/try',
    '/nowhere/at/all',
  ),
  signedOut: [
    ...at('/signin', '/signup', '/signup-confirm', '/forgot-password', '/signin-link'),
    ...at('/confirm', '/confirm#token=x', '/confirm?for=new-email'),
    ...at('/de/reset-password', '/de/reset-password#token=x', '/auth/invite', `/auth/invite#token=${newId()}`),
  ],
  /** For somebody without an organization. */
  newcomer: at('/auth/complete'),
  organization: [
    ...DASHBOARD.filter(({ path }) => !path.startsWith(CHATBOT)),
    ...at('/dashboard/chatbots?new=1', '/onboarding', '/de/thanks'),
  ],
  chatbot: [
    ...DASHBOARD.filter((page) => page.path.startsWith(CHATBOT) && !isOfSettings(page)),
    ...at(`${CHATBOT}/sources?type=file`, `${CHATBOT}/playground?mode=compare`, `${CHATBOT}/playground?mode=actions`),
    ...at(`/de${CHATBOT}/test`),
  ],
  chatbotSettings: [
    ...DASHBOARD.filter(isOfSettings),
    { path: `${CHATBOT}/settings/integration`, leadsTo: `${CHATBOT}/install` },
  ],
} as const satisfies Record<string, readonly VisitedPage[]>;
