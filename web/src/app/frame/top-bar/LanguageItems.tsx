import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { LOCALES } from '@parlance/domain/locales';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useStoreLanguage } from './useStoreLanguage.ts';

interface LanguageItemsProps {
  onClose: () => void;
}

/** English or German, as items of a menu. */
export function LanguageItems({ onClose }: LanguageItemsProps) {
  const { locale, setLocale } = useLocale();
  const storeLanguage = useStoreLanguage();
  return LOCALES.map((option) => (
    <MenuItem
      key={option}
      role="menuitemradio"
      lang={option}
      aria-checked={option === locale}
      selected={option === locale}
      onClick={() => {
        setLocale(option);
        storeLanguage(option);
        onClose();
      }}
    >
      <ListItemIcon>
        <AppIcon name="language" />
      </ListItemIcon>
      <ListItemText>{LANGUAGES[option].name}</ListItemText>
    </MenuItem>
  ));
}
