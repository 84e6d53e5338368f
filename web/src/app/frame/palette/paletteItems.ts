import { type Action, can, type Role } from '@parlance/domain/roles';
import { fold } from '@parlance/domain/text/fold';
import type { IconName } from '#web/components/ui/iconNames.ts';
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

interface Named {
  label: MessageId;
  icon: IconName;
  to: string;
  /** For those alone who may do this. */
  action?: Action;
}

const PAGES: readonly Named[] = [
  { label: 'nav.overview', icon: 'layout-dashboard', to: paths.dashboard() },
  { label: 'inbox.queue.open', icon: 'messages', to: paths.inboxQueue('open') },
  { label: 'inbox.queue.waiting', icon: 'user-circle', to: paths.inboxQueue('waiting') },
  { label: 'inbox.queue.unanswered', icon: 'message-circle-question', to: paths.inboxQueue('unanswered') },
  { label: 'inbox.queue.disliked', icon: 'thumb-down', to: paths.inboxQueue('disliked') },
  { label: 'inbox.queue.mine', icon: 'user-circle', to: paths.inboxQueue('mine'), action: 'chat.write' },
  { label: 'nav.leads', icon: 'mail', to: paths.openLeads() },
  { label: 'nav.allChats', icon: 'messages', to: paths.chats() },
  { label: 'nav.chatbots', icon: 'message-chatbot', to: paths.chatbots() },
  { label: 'nav.usage', icon: 'chart-bar', to: paths.usage() },
  { label: 'nav.settings', icon: 'settings', to: paths.settingsGeneral() },
  { label: 'settings.members', icon: 'users', to: paths.settingsMembers() },
  { label: 'settings.plans', icon: 'shopping-bag', to: paths.settingsPlans(), action: 'billing.manage' },
  { label: 'settings.billing', icon: 'receipt', to: paths.settingsBilling(), action: 'billing.manage' },
  { label: 'settings.cannedReplies', icon: 'quote', to: paths.settingsCannedReplies() },
  { label: 'nav.accountSettings', icon: 'user-circle', to: paths.settingsAccount() },
  { label: 'settings.activity', icon: 'history', to: paths.settingsActivity() },
  { label: 'settings.api', icon: 'code', to: paths.settingsApi(), action: 'accessKeys.manage' },
];

const CHATBOT_PAGES: readonly (Omit<Named, 'to'> & { to: (id: string) => string })[] = [
  { label: 'nav.sources', icon: 'file-text', to: paths.chatbotSources },
  { label: 'nav.playground', icon: 'sparkles', to: paths.chatbotPlayground },
  { label: 'nav.tests', icon: 'list-check', to: (id) => paths.chatbotTests(id) },
  { label: 'nav.releases', icon: 'history', to: (id) => paths.chatbotReleases(id) },
  { label: 'replays.title', icon: 'refresh', to: (id) => paths.chatbotReplays(id), action: 'test.write' },
  { label: 'nav.chats', icon: 'messages', to: paths.chatbotChats },
  { label: 'nav.leads', icon: 'mail', to: paths.chatbotLeads },
  { label: 'nav.analytics', icon: 'chart-bar', to: paths.chatbotAnalyticsChats },
  { label: 'nav.install', icon: 'code', to: paths.chatbotInstall },
  { label: 'nav.settings', icon: 'settings', to: paths.chatbotGeneral },
  { label: 'chatbotSettings.handoverTab', icon: 'user-circle', to: paths.chatbotHandover },
];

const ACTIONS: readonly Named[] = [
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

/** Everything that the palette leads to and does for somebody with a role, but for conversations. */
export function paletteItems({ role, chatbots, t }: PaletteWorld): readonly PaletteItem[] {
  const allowed = ({ action }: Pick<Named, 'action'>) => action === undefined || can(role, action);
  const named = (group: PaletteItem['group'], entries: readonly Named[]): PaletteItem[] =>
    entries
      .filter(allowed)
      .map(({ label, icon, to }) => ({ key: `${group}-${to}`, group, icon, label: t(label), run: { to } }));
  return [
    ...named('actions', ACTIONS),
    ...DEEDS.map(({ label, icon, deed }): PaletteItem => ({
      key: `do-${deed}`,
      group: 'actions',
      icon,
      label: t(label),
      run: { do: deed },
    })),
    ...named('pages', PAGES),
    ...chatbots.flatMap(({ id, name }) =>
      CHATBOT_PAGES.filter(allowed).map(({ label, icon, to }): PaletteItem => ({
        key: `chatbot-${to(id)}`,
        group: 'chatbots',
        icon,
        label: t('palette.ofChatbot', { chatbot: name, page: t(label) }),
        run: { to: to(id) },
      })),
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
