import { isOffered } from '#web/config/pages/isOffered.ts';
import { linkTo } from '#web/config/pages/linkTo.ts';
import type { PageTable } from '#web/config/pages/PageRow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { SettingsGroup } from './SettingsNav.tsx';

/** Pages of settings for the member's role by their headings, in the order in which the table first names these. */
export function useSettingsGroups(pages: PageTable, chatbotId?: string): readonly SettingsGroup[] {
  const t = useTranslate();
  const { role } = useMembership().member;
  const offered = Object.values(pages).filter((row) => isOffered(row, role));
  const names = new Set(offered.flatMap(({ group }) => (group === undefined ? [] : [group])));
  return [...names].map((name) => ({
    label: t(`settingsGroup.${name}`),
    links: offered.flatMap((row) =>
      row.group === name && row.label !== undefined ? [{ to: linkTo(row, chatbotId), label: t(row.label) }] : [],
    ),
  }));
}
