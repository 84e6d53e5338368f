import { Icon } from '@iconify/react';
import ButtonBase from '@mui/material/ButtonBase';
import { useOwnIcon } from '#web/lib/icons/useOwnIcon.ts';

interface IconTileProps {
  /** With its set, such as `tabler:message-circle`. */
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: (name: string) => void;
}

/** One icon to choose. */
export function IconTile({ name, label, isChosen, onChoose }: IconTileProps) {
  const ownIcon = useOwnIcon();
  return (
    <ButtonBase
      aria-label={label}
      aria-pressed={isChosen}
      title={label}
      onClick={() => onChoose(name)}
      sx={{
        height: 52,
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'primary.light' : undefined,
        borderRadius: 1,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Icon icon={ownIcon(name)} width={24} height={24} aria-hidden />
    </ButtonBase>
  );
}
