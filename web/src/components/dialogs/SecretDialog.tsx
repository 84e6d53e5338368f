import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { AppIcon } from '../ui/AppIcon.tsx';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface SecretDialogProps {
  title: string;
  secret: string;
  onClose: () => void;
}

/** The one time that a secret is seen. A click beside the dialog does not close it. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Alert severity="warning" role="alert" icon={<AppIcon name="alert-circle" />}>
            {t('webhooks.secretWarning')}
          </Alert>
          <CodeBlock
            code={secret}
            label={t('webhooks.secret')}
            action={<CopyButton text={secret} label={t('webhooks.secretCopy')} />}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('webhooks.secretDone')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
