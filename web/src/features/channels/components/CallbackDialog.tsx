import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { CodeBlock } from '#web/components/ui/CodeBlock.tsx';
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

/** The one time that address and token are seen, which the owner enters at Meta. A click beside the dialog does not close it. */
export function CallbackDialog({ kind, callback, onClose }: CallbackDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t('channels.meta.stepTitle')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText>{t(`channels.${kind}.step`)}</DialogContentText>
          <Alert severity="warning" role="alert" icon={<AppIcon name="alert-circle" />}>
            {t('channels.meta.stepWarning')}
          </Alert>
          {(['callbackUrl', 'verifyToken'] as const).map((name) => (
            <Box key={name}>
              <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
                {t(`channels.meta.${name}`)}
              </Typography>
              <CodeBlock
                code={callback[name]}
                label={t(`channels.meta.${name}`)}
                action={<CopyButton text={callback[name]} label={t(`channels.meta.${name}Copy`)} />}
              />
            </Box>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('channels.meta.stepDone')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
