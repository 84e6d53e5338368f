import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FILE_TYPES } from '@parlance/domain/fileTypes';
import { LIMITS } from '@parlance/domain/limits';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useFilePicker } from '#web/components/forms/useFilePicker.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { useTextForm } from '../useTextForm.ts';

interface TextStartProps {
  onWebsite: () => void;
}

/** Without pictures: a trial has no pages for them. */
const ACCEPT = Object.entries(FILE_TYPES)
  .filter(([, contentType]) => !contentType.startsWith('image/'))
  .map(([ending]) => `.${ending}`)
  .join(',');

/** A chatbot's name with a text of one's own, pasted or as a file. */
export function TextStart({ onWebsite }: TextStartProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { form, isBusy, failure, takeFile } = useTextForm();
  const picker = useFilePicker({
    label: t('start.file'),
    accept: ACCEPT,
    onFiles: ([file]) => file !== undefined && takeFile(file),
  });
  return (
    <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2.5}>
      {failure !== undefined && (
        <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
          {errorText(failure)}
        </Alert>
      )}
      <FormField form={form} name="name" label={t('chatbots.name')} maxLength={LIMITS.nameCharacters} />
      <FormField form={form} name="text" label={t('start.pasted')} helperText={t('start.pastedHint')} multiline />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {t('start.submitText')}
        </Button>
        <Button size="large" variant="outlined" disabled={isBusy} onClick={picker.open}>
          {t('start.file')}
        </Button>
        {picker.input}
      </Box>
      <Button
        color="inherit"
        onClick={onWebsite}
        disabled={isBusy}
        startIcon={<AppIcon name="world" />}
        sx={{ alignSelf: 'start' }}
      >
        {t('start.withWebsite')}
      </Button>
    </Stack>
  );
}
