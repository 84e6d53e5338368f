import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { AccessScope } from '@parlance/domain/documents/organizations/accessKey';
import { useId } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { CodeBlock } from '#web/components/ui/CodeBlock.tsx';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { apiExample } from '../../apiExample.ts';

interface NewKeyDialogProps {
  secret: string;
  scopes: readonly AccessScope[];
  onClose: () => void;
}

/** The one time that a key is seen. A click beside the dialog does not close it. */
export function NewKeyDialog({ secret, scopes, onClose }: NewKeyDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const example = apiExample(window.location.origin, { key: secret, scopes });
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('accessKeys.newTitle')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Alert severity="warning" role="alert" icon={<AppIcon name="alert-circle" />}>
            {t('accessKeys.newWarning')}
          </Alert>
          <CodeBlock
            code={secret}
            label={t('accessKeys.newLabel')}
            action={<CopyButton text={secret} label={t('accessKeys.newCopy')} />}
          />
          <CodeBlock
            code={example}
            label={t('accessKeys.exampleLabel')}
            action={<CopyButton text={example} label={t('accessKeys.exampleCopy')} />}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('accessKeys.newDone')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
