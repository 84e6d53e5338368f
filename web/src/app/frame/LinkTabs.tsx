import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { scrollShadows } from '#web/components/ui/scrollShadows.ts';
import { tabLink } from '#web/components/ui/tabLink.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface LinkTab {
  to: string;
  /** The part of the address under which this tab is the current one; `to` when absent. */
  under?: string;
  label: string;
  /** Open items behind the tab, with room for two digits from the beginning: undefined until it is known. Absent where nothing is counted. */
  count?: number | undefined;
}

interface LinkTabsProps {
  label: string;
  tabs: readonly LinkTab[];
}

/** Navigation that looks like tabs. They are links: each has an address of its own. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', gap: 0.5, overflowX: 'auto', mb: '-1px', background: scrollShadows }}
    >
      {tabs.map(({ to, under = to, label: text, ...counted }) => {
        const isCurrent = pathname === under || pathname.startsWith(`${under}/`);
        return (
          <TabLink key={to} to={to} isCurrent={isCurrent}>
            {text} {'count' in counted && <TabCount count={counted.count ?? 0} />}
          </TabLink>
        );
      })}
    </Box>
  );
}

interface TabLinkProps {
  to: string;
  isCurrent: boolean;
  children: ReactNode;
}

function TabLink({ to, isCurrent, children }: TabLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a phone the row is wider than the screen.
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <Box
      ref={link}
      component={PageLink}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        ...tabLink,
        py: 1.25,
        borderBottom: 2,
        borderColor: isCurrent ? 'primary.main' : 'transparent',
        color: isCurrent ? 'text.primary' : 'text.secondary',
        fontWeight: 550,
        '&:hover': { color: 'text.primary' },
      }}
    >
      {children}
    </Box>
  );
}

interface TabCountProps {
  /** Shown from 1 on. */
  count: number;
}

/** The tabs behind it stay where they are when it comes: else they would move away under the pointer. */
function TabCount({ count }: TabCountProps) {
  const t = useTranslate();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        minWidth: '3.5ch',
        fontVariantNumeric: 'tabular-nums',
        opacity: count > 0 ? 1 : 0,
        transition: (theme) => theme.transitions.create('opacity', { duration: 160 }),
      }}
    >
      {count > 0 && t('inbox.tabCount', { count })}
    </Box>
  );
}
