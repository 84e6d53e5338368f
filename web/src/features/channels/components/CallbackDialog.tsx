import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

export interface Callback {
  callbackUrl: string;
  verifyToken: string;
}

interface CallbackDialogProps {
  kind: 'whatsapp' | 'messenger' | 'instagram';
  callback: Callback;
  onClose: () => void;
}

/** Address and token that the owner enters at Meta, shown once. Until then nothing comes. */
export function CallbackDialog({ kind, callback, onClose }: CallbackDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const rows = [
    [t('channels.meta.callbackUrl'), callback.callbackUrl],
    [t('channels.meta.verifyToken'), callback.verifyToken],
  ] as const;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t('channels.meta.stepTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t(`channels.${kind}.step`)}</DialogContentText>
        {rows.map(([label, text]) => (
          <Box key={label} sx={{ mt: 2 }}>
            <Typography variant="subtitle2" component="h3">
              {label}
            </Typography>
            <Typography
              component="code"
              sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere', my: 0.5 }}
            >
              {text}
            </Typography>
            <CopyButton text={text} label={label} />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('channels.meta.stepDone')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
