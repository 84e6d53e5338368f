import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import type { IconName } from '#web/config/iconNames.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { PersonAction } from '../personActions.ts';

interface PersonMenuProps {
  /** Name of the person. */
  name: string;
  anchor: HTMLElement;
  actions: readonly PersonAction[];
  onAction: (action: PersonAction) => void;
  onClose: () => void;
}

const ICONS: Readonly<Record<PersonAction, IconName>> = {
  'edit-role': 'pencil',
  remove: 'user-minus',
  resend: 'mail',
  revoke: 'x',
};

/** Menu of the actions on one person. Open as long as it is rendered. */
export function PersonMenu({ name, anchor, actions, onAction, onClose }: PersonMenuProps) {
  const t = useTranslate();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('members.actionsOf', { name }) } }}
    >
      {actions.map((action) => (
        <MenuItem key={action} onClick={() => onAction(action)}>
          <ListItemIcon>
            <AppIcon name={ICONS[action]} />
          </ListItemIcon>
          <ListItemText>{t(`members.action.${action}`)}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
