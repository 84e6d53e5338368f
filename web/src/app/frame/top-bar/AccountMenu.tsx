import Divider from '@mui/material/Divider';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { signOutFully } from '#web/lib/auth/signOutFully.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { HelpItems } from './HelpItems.tsx';
import { LanguageItems } from './LanguageItems.tsx';
import { ThemeItems } from './ThemeItems.tsx';

/** The signed-in person, their role, and the way to sign out. */
export function AccountMenu() {
  const t = useTranslate();
  const { profile, member } = useMembership();
  const isPhone = useMediaQuery('(max-width: 599.950px)');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('account.menu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AppIcon name="user-circle" size={24} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box component="li" role="presentation" sx={{ px: 2, py: 1, maxWidth: 280 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{profile.name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {profile.email}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t(`role.${member.role}`)}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem component={PageLink} to={paths.settingsAccount()} onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <AppIcon name="settings" />
          </ListItemIcon>
          <ListItemText>{t('nav.accountSettings')}</ListItemText>
        </MenuItem>
        <HelpItems onClose={() => setAnchor(null)} />
        <Divider component="li" />
        {isPhone && <LanguageItems onClose={() => setAnchor(null)} />}
        {isPhone && <Divider component="li" />}
        {isPhone && <ThemeItems onClose={() => setAnchor(null)} />}
        {isPhone && <Divider component="li" />}
        <MenuItem onClick={() => void signOutFully(paths.signIn())}>
          <ListItemIcon>
            <AppIcon name="logout" />
          </ListItemIcon>
          <ListItemText>{t('account.signOut')}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
