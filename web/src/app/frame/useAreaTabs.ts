import { addressOf } from '#web/config/pages/addressOf.ts';
import { isOffered } from '#web/config/pages/isOffered.ts';
import { linkTo } from '#web/config/pages/linkTo.ts';
import type { PageTable } from '#web/config/pages/PageRow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

export interface AreaTab {
  name: string;
  to: string;
  /** Part of the address under which the tab is the current one. */
  under: string;
  label: string;
}

/** Tabs of an area for the member's role. */
export function useAreaTabs(pages: PageTable, chatbotId?: string): readonly AreaTab[] {
  const t = useTranslate();
  const { role } = useMembership().member;
  return Object.entries(pages)
    .filter(([, row]) => row.tab !== undefined && isOffered(row, role))
    .toSorted(([, { tab: one = 0 }], [, { tab: other = 0 }]) => one - other)
    .flatMap(([name, row]) =>
      row.label === undefined
        ? []
        : [{ name, to: linkTo(row, chatbotId), under: addressOf(row, chatbotId), label: t(row.label) }],
    );
}
