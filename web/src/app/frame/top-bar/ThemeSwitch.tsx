import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import type { IconName } from '#web/components/ui/iconNames.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

const MODES = ['light', 'dark', 'system'] as const;
const ICONS: Readonly<Record<(typeof MODES)[number], IconName>> = {
  light: 'sun',
  dark: 'moon',
  system: 'device-desktop',
};

/** Light, dark or as the device. */
export function ThemeSwitch() {
  const t = useTranslate();
  const { mode = 'system', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={t('theme.label')}>
        <IconButton
          aria-label={t('theme.label')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AppIcon name={ICONS[mode]} />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {MODES.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            aria-checked={option === mode}
            selected={option === mode}
            onClick={() => {
              setMode(option);
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <AppIcon name={ICONS[option]} />
            </ListItemIcon>
            <ListItemText>{t(`theme.${option}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
