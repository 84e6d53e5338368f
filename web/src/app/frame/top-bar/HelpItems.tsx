import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface HelpItemsProps {
  onClose: () => void;
}

/** Menu entries for people who need help: the documentation and the checklist. */
export function HelpItems({ onClose }: HelpItemsProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  return [
    <MenuItem key="docs" component="a" href={paths.docs(locale)} target="_blank" rel="noopener" onClick={onClose}>
      <ListItemIcon>
        <AppIcon name="info-circle" />
      </ListItemIcon>
      <ListItemText>{t('account.help')}</ListItemText>
    </MenuItem>,
    <MenuItem key="checklist" component={PageLink} to={paths.checklist()} onClick={onClose}>
      <ListItemIcon>
        <AppIcon name="list-check" />
      </ListItemIcon>
      <ListItemText>{t('checklist.show')}</ListItemText>
    </MenuItem>,
  ];
}
