import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ThemeItems } from './ThemeItems.tsx';
import { THEME_ICONS } from './themeModes.ts';

/** Light, dark or as the device. */
export function ThemeSwitch() {
  const t = useTranslate();
  const { mode = 'system' } = useColorScheme();
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
          <AppIcon name={THEME_ICONS[mode]} />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <ThemeItems onClose={() => setAnchor(null)} />
      </Menu>
    </>
  );
}
