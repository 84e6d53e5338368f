import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CONNECTED_CHANNELS, type ConnectedChannel } from '@parlance/domain/channels/CHANNELS';
import { useId, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface ConnectMenuProps {
  isDisabled: boolean;
  /** Services that the plan names; others cannot be chosen. */
  included: readonly ConnectedChannel[];
  onChoose: (kind: ConnectedChannel) => void;
}

/** Choice of the service that a chatbot is connected with next. */
export function ConnectMenu({ isDisabled, included, onChoose }: ConnectMenuProps) {
  const t = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="contained"
        startIcon={<AppIcon name="plus" size={18} />}
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : `${id}-menu`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('channels.connectNew')}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {CONNECTED_CHANNELS.map((kind) => (
          <MenuItem
            key={kind}
            disabled={!included.includes(kind)}
            onClick={() => {
              setAnchor(null);
              onChoose(kind);
            }}
          >
            {included.includes(kind) ? t(`channel.${kind}`) : t('channels.planMenu', { channel: t(`channel.${kind}`) })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
