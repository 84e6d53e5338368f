import { DASHBOARD_PAGES } from '#web/config/pages/DASHBOARD_PAGES.ts';
import type { PageRow } from '#web/config/pages/PageRow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { InboxLink } from './InboxLink.tsx';
import { SidebarLink } from './SidebarLink.tsx';

interface SidebarPagesProps {
  part: NonNullable<PageRow['sidebar']>;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/** Links of one part of the main navigation. */
export function SidebarPages({ part, ...link }: SidebarPagesProps) {
  const t = useTranslate();
  return Object.entries(DASHBOARD_PAGES).map(([name, { path, sidebar, icon, label }]) => {
    if (sidebar !== part || icon === undefined || label === undefined) return null;
    const Link = name === 'inbox' ? InboxLink : SidebarLink;
    // The addresses of all other pages are below the first one's.
    return <Link key={name} to={path} isExact={name === 'dashboard'} icon={icon} label={t(label)} {...link} />;
  });
}
