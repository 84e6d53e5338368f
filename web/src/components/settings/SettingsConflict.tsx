import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SettingsField } from '@parlance/domain/documents/chatbots/settings';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { AppIcon } from '../ui/AppIcon.tsx';
import { Fieldset } from '../forms/Fieldset.tsx';

interface SettingsConflictProps {
  form: SettingsForm;
  field: SettingsField;
  /** Name of the person who saved last. */
  by: string;
}

/** A value in short, where it can be said in a line. */
function inWords(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.every((entry) => typeof entry === 'string') ? value.join(' · ') : undefined;
}

/** One setting that was changed here and saved differently by somebody else, and the choice between the two. */
export function SettingsConflict({ form, field, by }: SettingsConflictProps) {
  const t = useTranslate();
  const label = t(`chatbotSettings.${field}`);
  const mine = inWords(form.values[field]);
  const theirs = inWords(form.stored[field]);
  return (
    <Fieldset label={label}>
      <Alert severity="warning" icon={<AppIcon name="alert-triangle" />}>
        <Typography variant="body2">{t('settingsForm.conflict', { name: by, field: label })}</Typography>
        {theirs !== undefined && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
            {t('settingsForm.conflictTheirs', { value: theirs })}
          </Typography>
        )}
        {mine !== undefined && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('settingsForm.conflictMine', { value: mine })}
          </Typography>
        )}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
          <Button size="small" variant="outlined" color="inherit" onClick={() => form.keepMine(field)}>
            {t('settingsForm.keepMine')}
          </Button>
          <Button size="small" variant="outlined" color="inherit" onClick={() => form.takeTheirs(field)}>
            {t('settingsForm.takeTheirs')}
          </Button>
        </Stack>
      </Alert>
    </Fieldset>
  );
}
