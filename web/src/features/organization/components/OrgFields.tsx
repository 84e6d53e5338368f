import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { updateOrg } from '@parlance/domain/contracts/organizations';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES, toLocale } from '@parlance/domain/locales';
import { useState } from 'react';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useForm } from '#web/components/forms/useForm.ts';
import { useToast } from '#web/components/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { timezones } from '../timezones.ts';

interface OrgFieldsProps {
  stored: Org;
  onRevert: () => void;
}

/** The fields, saved together. */
export function OrgFields({ stored, onRevert }: OrgFieldsProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const canUpdate = useCan('org.update');
  const [zones] = useState(() => timezones(stored.timezone, new Date()));
  const { isBusy, run } = useAction(async (name: string, timezone: string, locale: string) => {
    await callContract(updateOrg, { orgId, name, timezone, locale: toLocale(locale) });
    toast.success(t('org.saved'));
  }, t('org.saveFailed'));
  const form = useForm({
    initial: { name: stored.name, timezone: stored.timezone, locale: stored.locale },
    validate: ({ name }) => (name.trim() === '' ? { name: t('form.required') } : {}),
    onValid: ({ name, timezone, locale }) => run(name.trim(), timezone, locale),
  });
  const { values } = form;
  const isChanged =
    values.name.trim() !== stored.name || values.timezone !== stored.timezone || values.locale !== stored.locale;
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
      <FormField
        form={form}
        name="timezone"
        label={t('org.timezone')}
        helperText={t('org.timezoneHint')}
        isDisabled={!canUpdate}
        select
      >
        {zones.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </FormField>
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
            {t(`settings.language.${locale}`)}
          </option>
        ))}
      </FormField>
      {canUpdate ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isChanged}>
            {t('settings.save')}
          </Button>
          <Button color="inherit" onClick={onRevert} disabled={!isChanged || isBusy}>
            {t('settings.revert')}
          </Button>
          <Typography variant="body2" color="textSecondary" aria-live="polite">
            {isChanged && t('settings.unsaved')}
          </Typography>
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('org.readOnly')}
        </Typography>
      )}
    </Stack>
  );
}
