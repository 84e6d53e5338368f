import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StoredForm } from '@parlance/domain/documents/forms/storedForm';
import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { LOCALES } from '@parlance/domain/locales';
import { useId } from 'react';
import { CodeBlock } from '#web/components/ui/CodeBlock.tsx';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { formLink } from '../formLink.ts';

interface FormLinkDialogProps {
  chatbotId: string;
  form: Stored<StoredForm>;
  onClose: () => void;
}

/** Links to a form's page, to look at and to paste into a website or a mail. */
export function FormLinkDialog({ chatbotId, form, onClose }: FormLinkDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('forms.linkTitle')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t(form.isOn ? 'forms.linkText' : 'forms.linkOff')}
        </Typography>
        <Stack spacing={3}>
          {LOCALES.map((locale) => {
            const { href, code } = formLink(window.location.origin, chatbotId, form, locale);
            const shown = { language: LANGUAGES[locale].name };
            return (
              <Box key={locale}>
                <MuiLink
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  sx={{ display: 'inline-block', mb: 0.75 }}
                >
                  {t('forms.openPage', shown)}
                </MuiLink>
                <CodeBlock
                  code={code}
                  label={t('forms.codeOf', shown)}
                  action={<CopyButton text={code} label={t('forms.copyCode', shown)} />}
                />
              </Box>
            );
          })}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
