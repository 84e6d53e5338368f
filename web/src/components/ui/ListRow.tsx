import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { AppIcon } from './AppIcon.tsx';
import type { IconName } from '#web/config/iconNames.ts';

interface RowAction {
  /** Name of the action and of its row. */
  label: string;
  /** Undefined for those who may not. */
  onClick: (() => void) | undefined;
}

interface ListRowProps {
  edit: RowAction;
  remove: RowAction;
  children: ReactNode;
}

/** An entry of a list in a panel, with what can be done with it. */
export function ListRow({ edit, remove, children }: ListRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <RowButton icon="pencil" {...edit} />
      <RowButton icon="trash" {...remove} />
    </Box>
  );
}

function RowButton({ icon, label, onClick }: RowAction & { icon: IconName }) {
  return (
    onClick !== undefined && (
      <Tooltip title={label}>
        <IconButton onClick={onClick} aria-label={label}>
          <AppIcon name={icon} />
        </IconButton>
      </Tooltip>
    )
  );
}
