import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { tabLink } from '#web/components/ui/tabLink.ts';

interface LinkTab {
  to: string;
  /** The part of the address under which this tab is the current one; `to` when absent. */
  under?: string;
  label: string;
}

interface LinkTabsProps {
  label: string;
  tabs: readonly LinkTab[];
}

/** Navigation that looks like tabs. They are links: each has an address of its own. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', gap: 0.5, overflowX: 'auto', mb: '-1px' }}>
      {tabs.map(({ to, under = to, label: text }) => {
        const isCurrent = pathname === under || pathname.startsWith(`${under}/`);
        return <TabLink key={to} to={to} text={text} isCurrent={isCurrent} />;
      })}
    </Box>
  );
}

interface TabLinkProps {
  to: string;
  text: string;
  isCurrent: boolean;
}

function TabLink({ to, text, isCurrent }: TabLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a phone the row is wider than the screen.
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <Box
      ref={link}
      component={Link}
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
      {text}
    </Box>
  );
}
