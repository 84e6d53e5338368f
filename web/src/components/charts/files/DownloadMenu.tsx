import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface DownloadMenuProps {
  /** Title of the downloaded figures. */
  title: string;
  onCsv: () => void;
  /** Absent where nothing is drawn. */
  onPng?: (() => void) | undefined;
}

/** The files that a chart can be saved as. */
export function DownloadMenu({ title, onCsv, onPng }: DownloadMenuProps) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('charts.download', { title });
  const choose = (save: () => void) => () => {
    setAnchor(null);
    save();
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <AppIcon name="download" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onCsv)}>{t('charts.csv')}</MenuItem>
        {onPng && <MenuItem onClick={choose(onPng)}>{t('charts.png')}</MenuItem>}
      </Menu>
    </>
  );
}
