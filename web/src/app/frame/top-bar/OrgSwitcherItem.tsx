import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { paths } from '@parlance/domain/paths';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';

/** The menu hands its items the focus and their tab index. */
interface OrgSwitcherItemProps extends Pick<MenuItemProps, 'autoFocus' | 'tabIndex'> {
  orgId: string;
  isCurrent: boolean;
  onChoose: () => void;
}

/** One organization in the switcher, by its name as soon as it is known. */
export function OrgSwitcherItem({ orgId, isCurrent, onChoose, ...focus }: OrgSwitcherItemProps) {
  const t = useTranslate();
  const org = useDocument(paths.org(orgId), orgSchema);
  const name = org.status === 'ready' ? org.value?.name : undefined;
  const fallback = t(org.status === 'loading' ? 'switcher.loading' : 'switcher.unavailable');
  return (
    <MenuItem
      {...focus}
      role="menuitemradio"
      aria-checked={isCurrent}
      selected={isCurrent}
      disabled={org.status !== 'loading' && name === undefined}
      onClick={onChoose}
    >
      <ListItemIcon>
        <AppIcon name={isCurrent ? 'check' : 'building-community'} />
      </ListItemIcon>
      <ListItemText sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{name ?? fallback}</ListItemText>
    </MenuItem>
  );
}
