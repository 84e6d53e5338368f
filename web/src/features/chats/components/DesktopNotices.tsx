import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { desktopNotices } from '#web/lib/browser/desktopNotices.ts';

/** Turns the desktop notices of visitors who wait on and off, in this browser. Absent on phones, which have none. */
export function DesktopNotices() {
  const t = useTranslate();
  const [state, setState] = useState(desktopNotices.state);
  if (state === 'unsupported') return false;
  const handleClick = () => {
    if (state === 'on') setState(desktopNotices.turnOff());
    else void desktopNotices.turnOn().then(setState);
  };
  return (
    <Box sx={{ display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      {state === 'denied' ? (
        <Typography variant="caption" color="textSecondary">
          {t('waiting.noticesDenied')}
        </Typography>
      ) : (
        <>
          <Button size="small" variant="text" startIcon={<AppIcon name="bell" size={18} />} onClick={handleClick}>
            {t(state === 'on' ? 'waiting.noticesOff' : 'waiting.noticesOn')}
          </Button>
          <Typography variant="caption" color="textSecondary">
            {t(state === 'on' ? 'waiting.noticesAreOn' : 'waiting.noticesText')}
          </Typography>
        </>
      )}
    </Box>
  );
}
