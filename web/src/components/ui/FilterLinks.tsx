import Box from '@mui/material/Box';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { scrollShadows } from './scrollShadows.ts';
import { tabLink } from './tabLink.ts';

interface FilterLink {
  /** The query of the address, without `?`; empty for that of the first one. */
  search: string;
  label: string;
  isCurrent: boolean;
}

interface FilterLinksProps {
  label: string;
  links: readonly FilterLink[];
}

/** Parts of a list, one at a time. They are links: each has an address of its own. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', gap: 0.5, overflowX: 'auto', mb: 2, background: scrollShadows }}
    >
      {links.map(({ search, label: text, isCurrent }) => (
        <Box
          key={search}
          component={PageLink}
          to={{ search }}
          aria-current={isCurrent ? 'page' : undefined}
          sx={{
            ...tabLink,
            py: 1,
            borderRadius: 1,
            bgcolor: isCurrent ? 'primary.light' : 'transparent',
            color: isCurrent ? 'primary.main' : 'text.secondary',
            fontWeight: 600,
            '&:hover': { color: isCurrent ? 'primary.main' : 'text.primary' },
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
