import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { isWhole, isWritten } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import { useNavigate } from 'react-router';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import type { IconName } from '#web/config/iconNames.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { contentPath } from '../../contentPath.ts';
import type { SourceDialog } from '../SourceDialog.ts';
import type { SourceAnchor } from './SourceMenuButton.tsx';

type SourceAction = 'pages' | 'preview' | 'edit' | 'delete';

interface SourceMenuProps {
  anchor: SourceAnchor;
  onDialog: (dialog: SourceDialog) => void;
  onClose: () => void;
}

const ICONS: Readonly<Record<SourceAction, IconName>> = {
  pages: 'world',
  preview: 'eye',
  edit: 'pencil',
  delete: 'trash',
};

type MenuItems = readonly (readonly [action: SourceAction, run: () => void])[];

function useItems({ anchor: { source }, onDialog }: SourceMenuProps): MenuItems {
  const navigate = useNavigate();
  return [
    ...(isWritten(source) ? [['edit', () => onDialog({ kind: 'qa', source })] as const] : []),
    [isWhole(source) ? 'preview' : 'pages', () => void navigate(contentPath(source))],
    ['delete', () => onDialog({ kind: 'delete', sources: [source] })],
  ];
}

/** Menu of the actions on one source. Open as long as it is rendered. */
export function SourceMenu(props: SourceMenuProps) {
  const { anchor, onClose } = props;
  const items = useItems(props);
  const t = useTranslate();
  return (
    <Menu
      open
      anchorEl={anchor.element}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('sources.actionsOf', { name: anchor.source.name }) } }}
    >
      {items.map(([action, run]) => (
        <MenuItem
          key={action}
          onClick={() => {
            onClose();
            run();
          }}
        >
          <ListItemIcon>
            <AppIcon name={ICONS[action]} />
          </ListItemIcon>
          <ListItemText>{t(`sources.action.${action}`)}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
