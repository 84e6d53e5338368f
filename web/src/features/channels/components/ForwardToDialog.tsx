import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { CodeBlock } from '#web/components/ui/CodeBlock.tsx';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface ForwardToDialogProps {
  forwardTo: string;
  onClose: () => void;
}

/** Address that mails are passed on to, and what is left to do. */
export function ForwardToDialog({ forwardTo, onClose }: ForwardToDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t('channels.email.forwardTitle')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText>{t('channels.email.forwardStep')}</DialogContentText>
          <CodeBlock
            code={forwardTo}
            label={t('channels.email.forwardTo')}
            action={<CopyButton text={forwardTo} label={t('channels.email.forwardToCopy')} />}
          />
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
