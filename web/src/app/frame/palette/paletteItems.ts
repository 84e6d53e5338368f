import { type Action, can, type Role } from '@parlance/domain/roles';
import { fold } from '@parlance/domain/text/fold';
import type { IconName } from '#web/config/iconNames.ts';
import { CHATBOT } from '#web/config/pages/CHATBOT.ts';
import { DASHBOARD_PAGES } from '#web/config/pages/DASHBOARD_PAGES.ts';
import { everyPage } from '#web/config/pages/everyPage.ts';
import { firstPage } from '#web/config/pages/firstPage.ts';
import { isOffered } from '#web/config/pages/isOffered.ts';
import { linkTo } from '#web/config/pages/linkTo.ts';
import type { PageTable } from '#web/config/pages/PageRow.ts';
import { paths } from '#web/config/paths.ts';
import type { MessageId } from '#web/i18n/messageId.ts';

export const PALETTE_GROUPS = ['actions', 'pages', 'chatbots', 'chats'] as const;

/** One entry of the palette: it leads somewhere or does something. */
export interface PaletteItem {
  key: string;
  group: (typeof PALETTE_GROUPS)[number];
  icon: IconName;
  label: string;
  /** An address of the web app, or something that is done. */
  run: { to: string } | { do: PaletteDeed };
}

type PaletteDeed = 'light' | 'dark' | 'system' | 'docs' | 'sign-out';

interface PaletteAction {
  label: MessageId;
  icon: IconName;
  to: string;
  /** For those alone who may do this. */
  action: Action;
}

const ACTIONS: readonly PaletteAction[] = [
  { label: 'palette.newChatbot', icon: 'plus', to: paths.start(), action: 'chatbot.create' },
  { label: 'palette.invite', icon: 'user-plus', to: paths.settingsMembers(), action: 'members.manage' },
  { label: 'checklist.show', icon: 'list-check', to: paths.checklist(), action: 'chatbot.configure' },
];

const DEEDS: readonly { label: MessageId; icon: IconName; deed: PaletteDeed }[] = [
  { label: 'palette.light', icon: 'sun', deed: 'light' },
  { label: 'palette.dark', icon: 'moon', deed: 'dark' },
  { label: 'palette.system', icon: 'device-desktop', deed: 'system' },
  { label: 'account.help', icon: 'info-circle', deed: 'docs' },
  { label: 'account.signOut', icon: 'logout', deed: 'sign-out' },
];

interface PaletteWorld {
  role: Role;
  /** Those that are not being deleted. */
  chatbots: readonly { id: string; name: string }[];
  t: (id: MessageId, figures?: Readonly<Record<string, string>>) => string;
}

/** Rows that the palette offers: pages with an icon, and areas whose first page has none. */
function offered(pages: PageTable, role: Role) {
  return everyPage(pages).flatMap(([, row]) => {
    const { label, fullLabel = label, icon } = row;
    if (fullLabel === undefined || icon === undefined || !isOffered(row, role)) return [];
    return 'pages' in row && firstPage(row).icon !== undefined ? [] : [{ row, label: fullLabel, icon }];
  });
}

/** Everything that the palette leads to and does for somebody with a role, but for conversations. */
export function paletteItems({ role, chatbots, t }: PaletteWorld): readonly PaletteItem[] {
  const link = (group: PaletteItem['group'], icon: IconName, label: string, to: string): PaletteItem => ({
    key: `${group}-${to}`,
    group,
    icon,
    label,
    run: { to },
  });
  return [
    ...ACTIONS.filter(({ action }) => can(role, action)).map(({ label, icon, to }) =>
      link('actions', icon, t(label), to),
    ),
    ...DEEDS.map(({ label, icon, deed }): PaletteItem => ({
      key: `do-${deed}`,
      group: 'actions',
      icon,
      label: t(label),
      run: { do: deed },
    })),
    ...offered(DASHBOARD_PAGES, role).map(({ row, label, icon }) => link('pages', icon, t(label), linkTo(row))),
    ...chatbots.flatMap(({ id, name }) =>
      offered(CHATBOT.pages, role).map(({ row, label, icon }) =>
        link('chatbots', icon, t('palette.ofChatbot', { chatbot: name, page: t(label) }), linkTo(row, id)),
      ),
    ),
  ];
}

/** Those that have every word of what was typed, those that begin with it first. All of them where nothing was. */
export function matching(items: readonly PaletteItem[], typed: string): readonly PaletteItem[] {
  const wanted = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = items.filter(({ label }) => {
    const text = fold(label);
    return wanted.every((word) => text.includes(word));
  });
  const rank = ({ label }: PaletteItem) => (fold(label).startsWith(wanted.join(' ')) ? 0 : 1);
  return wanted.length === 0 ? found : found.toSorted((one, other) => rank(one) - rank(other));
}
