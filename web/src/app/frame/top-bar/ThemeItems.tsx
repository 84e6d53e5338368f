import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { THEME_ICONS, THEME_MODES } from './themeModes.ts';

interface ThemeItemsProps {
  onClose: () => void;
}

/** Light, dark or as the device, as items of a menu. */
export function ThemeItems({ onClose }: ThemeItemsProps) {
  const t = useTranslate();
  const { mode = 'system', setMode } = useColorScheme();
  return THEME_MODES.map((option) => (
    <MenuItem
      key={option}
      role="menuitemradio"
      aria-checked={option === mode}
      selected={option === mode}
      onClick={() => {
        setMode(option);
        onClose();
      }}
    >
      <ListItemIcon>
        <AppIcon name={THEME_ICONS[option]} />
      </ListItemIcon>
      <ListItemText>{t(`theme.${option}`)}</ListItemText>
    </MenuItem>
  ));
}
