import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { FormField } from '#web/components/forms/FormField.tsx';
import { UnsavedGuard } from '#web/components/settings/UnsavedGuard.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useOrgForm } from '../useOrgForm.ts';
import { OrgActions } from './OrgActions.tsx';
import { TimezoneField } from './TimezoneField.tsx';

interface OrgFieldsProps {
  stored: Org;
  onRevert: () => void;
}

/** The fields, saved together. */
export function OrgFields({ stored, onRevert }: OrgFieldsProps) {
  const t = useTranslate();
  const canUpdate = useCan('org.update');
  const { form, isBusy, isChanged, save } = useOrgForm(stored);
  return (
    <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2.5}>
      <FormField
        form={form}
        name="name"
        label={t('org.name')}
        maxLength={LIMITS.nameCharacters}
        autoComplete="organization"
        isDisabled={!canUpdate}
      />
      <TimezoneField
        value={form.values.timezone}
        isDisabled={!canUpdate}
        onChange={(zone) => form.change('timezone', zone)}
      />
      <FormField
        form={form}
        name="locale"
        label={t('org.language')}
        helperText={t('org.languageHint')}
        isDisabled={!canUpdate}
        select
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {t(`language.${locale}`)}
          </option>
        ))}
      </FormField>
      {canUpdate ? (
        <>
          <OrgActions isChanged={isChanged} isBusy={isBusy} onRevert={onRevert} />
          <UnsavedGuard isDirty={isChanged && !isBusy} onSave={save} />
        </>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('org.readOnly')}
        </Typography>
      )}
    </Stack>
  );
}
