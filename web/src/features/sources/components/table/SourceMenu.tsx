import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import type { IconName } from '#web/components/ui/iconNames.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SourceDialog } from '../SourceDialog.ts';
import type { SourceAnchor } from './SourceMenuButton.tsx';

type SourceAction = 'pages' | 'preview' | 'edit' | 'delete';

interface SourceMenuProps {
  anchor: SourceAnchor;
  onDialog: (dialog: SourceDialog) => void;
  onOpenWebsite: (sourceId: string) => void;
  onClose: () => void;
}

const ICONS: Readonly<Record<SourceAction, IconName>> = {
  pages: 'world',
  preview: 'eye',
  edit: 'pencil',
  delete: 'trash',
};

const ACTIONS: Readonly<Record<Source['type'], readonly SourceAction[]>> = {
  file: ['preview', 'delete'],
  website: ['pages', 'delete'],
  qa: ['edit', 'preview', 'delete'],
};

/** What can be done with one source. Open as long as it is rendered. */
export function SourceMenu({ anchor: { source, element }, onDialog, onOpenWebsite, onClose }: SourceMenuProps) {
  const t = useTranslate();
  const handleAction = (action: SourceAction) => {
    onClose();
    if (action === 'pages') onOpenWebsite(source.id);
    else if (action === 'edit') onDialog({ kind: 'qa', source });
    else if (action === 'delete') onDialog({ kind: 'delete', sources: [source] });
    else onDialog({ kind: 'preview', source });
  };
  return (
    <Menu
      open
      anchorEl={element}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('sources.actionsOf', { name: source.name }) } }}
    >
      {ACTIONS[source.type].map((action) => (
        <MenuItem key={action} onClick={() => handleAction(action)}>
          <ListItemIcon>
            <AppIcon name={ICONS[action]} />
          </ListItemIcon>
          <ListItemText>{t(`sources.action.${action}`)}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
