import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { use } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { LanguageSwitch } from '#web/components/ui/LanguageSwitch.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { WaitingContext } from '#web/lib/org/waiting/WaitingContext.ts';
import { Bell } from '../bell/Bell.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { OrgSwitcher } from './OrgSwitcher.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useStoreLanguage } from './useStoreLanguage.ts';

interface TopBarProps {
  onOpenMenu: () => void;
}

/** Organization, command palette, what is new, language, theme and account. On phones language and theme are in the account's menu. */
export function TopBar({ onOpenMenu }: TopBarProps) {
  const t = useTranslate();
  const storeLanguage = useStoreLanguage();
  const isPhone = useMediaQuery('(max-width: 599.950px)');
  const { length: waiting } = use(WaitingContext);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        minHeight: 60,
        px: { xs: 1, sm: 3 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Box sx={{ display: { md: 'none' } }}>
        <IconButton
          onClick={onOpenMenu}
          aria-label={waiting === 0 ? t('nav.openMenu') : t('nav.openMenuWaiting', { count: waiting })}
        >
          <Badge badgeContent={waiting === 0 ? undefined : waiting} color="warning">
            <AppIcon name="menu-2" />
          </Badge>
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <OrgSwitcher />
      </Box>
      <PaletteButton />
      <Bell />
      {!isPhone && (
        <>
          <LanguageSwitch onChange={storeLanguage} />
          <ThemeSwitch />
        </>
      )}
      <AccountMenu />
    </Box>
  );
}
