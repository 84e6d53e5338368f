import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { NavPageLink } from '#web/components/links/NavPageLink.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';

interface SettingsLink {
  to: string;
  label: string;
}

export interface SettingsGroup {
  label: string;
  links: readonly SettingsLink[];
}

interface SettingsNavProps {
  label: string;
  groups: readonly SettingsGroup[];
}

/** The pages of settings by what they are about: a column beside the page, and on narrow screens a list that opens above it. */
export function SettingsNav({ label, groups }: SettingsNavProps) {
  const { pathname } = useLocation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const current = groups.flatMap(({ links }) => links).find(({ to }) => pathname === to);
  return (
    <Box component="nav" aria-label={label} sx={{ mb: { xs: 3, lg: 0 } }}>
      <Button
        variant="outlined"
        color="inherit"
        fullWidth
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={<AppIcon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />}
        sx={{ display: { lg: 'none' }, justifyContent: 'space-between' }}
      >
        {current?.label ?? label}
      </Button>
      <Box
        id={id}
        sx={{
          display: { xs: isOpen ? 'grid' : 'none', lg: 'grid' },
          gap: 2.5,
          position: { lg: 'sticky' },
          top: { lg: 84 },
          pt: { xs: 2, lg: 0 },
        }}
      >
        {groups.map((group) => (
          <Group key={group.label} group={group} onNavigate={() => setOpen(false)} />
        ))}
      </Box>
    </Box>
  );
}

interface GroupProps {
  group: SettingsGroup;
  onNavigate: () => void;
}

function Group({ group, onNavigate }: GroupProps) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ px: 1.5, mb: 0.5 }}>
        {group.label}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {group.links.map(({ to, label }) => (
          <li key={to}>
            <Box
              component={NavPageLink}
              to={to}
              onClick={onNavigate}
              sx={{
                display: 'block',
                px: 1.5,
                py: 1,
                borderRadius: 1,
                color: 'text.secondary',
                fontWeight: 550,
                textDecoration: 'none',
                '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
                '&.active': { bgcolor: 'primary.light', color: 'primary.main' },
              }}
            >
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
