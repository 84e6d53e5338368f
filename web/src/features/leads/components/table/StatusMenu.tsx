import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LEAD_STATUSES, type Lead } from '@parlance/domain/documents/chats/lead';
import { useId, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface StatusMenuProps {
  isBusy: boolean;
  onChoose: (status: Lead['status']) => void;
}

/** Sets the status of what is selected. */
export function StatusMenu({ isBusy, onChoose }: StatusMenuProps) {
  const t = useTranslate();
  const buttonId = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        id={buttonId}
        variant="outlined"
        size="small"
        loading={isBusy}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('leads.setStatus')}
      </Button>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(undefined)}
          slotProps={{ list: { 'aria-labelledby': buttonId } }}
        >
          {LEAD_STATUSES.map((status) => (
            <MenuItem
              key={status}
              onClick={() => {
                setAnchor(undefined);
                onChoose(status);
              }}
            >
              {t(`leadStatus.${status}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
