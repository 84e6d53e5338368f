import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import type { IconName } from '#web/config/iconNames.ts';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { safeStorage } from '#web/lib/browser/safeStorage.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { type BellItem, countUnread } from './bellItems.ts';
import { useBellItems } from './useBellItems.ts';

const ICONS: Readonly<Record<BellItem['kind'], IconName>> = {
  lead: 'mail',
  waiting: 'user-circle',
  assigned: 'user-circle',
  with: 'user-circle',
  failed: 'alert-triangle',
  disliked: 'thumb-down',
};

interface Seen {
  /** Milliseconds since 1970; 0 where nobody has looked. */
  seenAt: number;
  markSeen: () => void;
}

/** Time of the last look at the bell, in this browser, for the current organization. */
function useSeen(): Seen {
  const { orgId } = useMembership();
  const key = `parlance-bell-${orgId}`;
  const [seen, setSeen] = useState<{ key: string; at: number }>();
  const stored = Number(safeStorage.read(key) ?? 0);
  return {
    seenAt: seen?.key === key ? seen.at : Number.isFinite(stored) ? stored : 0,
    markSeen: () => {
      const at = Date.now();
      safeStorage.write(key, String(at));
      setSeen({ key, at });
    },
  };
}

/** News of the organization, with the number of those since the last look, and a link to each. */
export function Bell() {
  const t = useTranslate();
  const items = useBellItems();
  const { seenAt, markSeen } = useSeen();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = countUnread(items, seenAt);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={t('bell.label', { count: unread })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          markSeen();
        }}
      >
        <Badge badgeContent={unread === 0 ? undefined : unread} max={999} color="error">
          <AppIcon name="bell" />
        </Badge>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': t('bell.title') }, paper: { sx: { width: 360, maxWidth: '100%' } } }}
      >
        {items.length === 0 && (
          <MenuItem disabled>
            <ListItemText>{t('bell.nothing')}</ListItemText>
          </MenuItem>
        )}
        {items.map(({ key, kind, at, subject, to }) => (
          <MenuItem key={key} component={PageLink} to={to} onClick={close} sx={{ alignItems: 'flex-start' }}>
            <ListItemIcon sx={{ mt: 0.5 }}>
              <AppIcon name={ICONS[kind]} />
            </ListItemIcon>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">{t(`bell.kind.${kind}`)}</Typography>
              <Typography variant="body2" color="textSecondary" noWrap>
                {subject}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                <RelativeTime date={at} />
              </Typography>
            </Box>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
