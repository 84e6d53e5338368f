import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import type { StepKind } from '@parlance/domain/documents/procedures/procedureOf';
import { type MouseEvent, useId, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface AddStepMenuProps {
  label: string;
  /** No further step may be added. */
  isFull: boolean;
  onAdd: (kind: StepKind) => void;
  /** Shows the label on the button. */
  isProminent?: boolean;
}

const KINDS: readonly StepKind[] = ['ask', 'check', 'look-up', 'call', 'confirm', 'say', 'hand-over', 'end'];

/** The kinds of steps, of which one is added. */
export function AddStepMenu({ label, isFull, onAdd, isProminent = false }: AddStepMenuProps) {
  const t = useTranslate();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const control = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== undefined,
    'aria-controls': anchor === undefined ? undefined : menuId,
    disabled: isFull,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {isProminent ? (
        <Button {...control} variant="outlined" startIcon={<AppIcon name="plus" size={18} />}>
          {label}
        </Button>
      ) : (
        <Tooltip title={label}>
          <span>
            <IconButton {...control} aria-label={label}>
              <AppIcon name="plus" size={18} />
            </IconButton>
          </span>
        </Tooltip>
      )}
      <Menu
        id={menuId}
        anchorEl={anchor ?? null}
        open={anchor !== undefined}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {KINDS.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(undefined);
              onAdd(kind);
            }}
          >
            {t(`procedures.kind.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
