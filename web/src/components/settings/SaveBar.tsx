import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useToastLift } from '../toast/useToastLift.ts';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  /** Something has to be decided first. */
  isHeld: boolean;
  onRevert: () => void;
  /** A way to try the changes before they are saved. */
  tryOut?: ReactNode;
  /** Decisions to make before saving. */
  children?: ReactNode;
}

/** Says that there are unsaved changes, with Save and Revert, at the lower edge of what is in view. Part of the form that it saves. */
export function SaveBar({ isDirty, isBusy, isHeld, onRevert, tryOut, children }: SaveBarProps) {
  const t = useTranslate();
  const bar = useToastLift();
  return (
    <Box ref={bar} sx={{ position: 'sticky', bottom: { xs: 8, sm: 16 }, zIndex: 'appBar', mt: 3 }}>
      {isDirty && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            maxHeight: '60dvh',
            overflowY: 'auto',
            p: 1.5,
            pl: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            boxShadow: 3,
          }}
        >
          {children}
          <Box
            // A field that is left shows its error: the bar would move away between press and release, and the click be lost.
            onMouseDown={(event) => event.preventDefault()}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Typography component="output" sx={{ flex: { xs: '1 1 100%', sm: '1 1 160px' }, fontWeight: 550 }}>
              {t('settingsForm.unsaved')}
            </Typography>
            {tryOut}
            <Button color="inherit" onClick={onRevert} disabled={isBusy} sx={{ ml: 'auto' }}>
              {t('settings.revert')}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy} disabled={isHeld}>
              {t('settings.save')}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}
