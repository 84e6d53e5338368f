import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { nameField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES, toLocale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { FormField } from '#web/components/forms/FormField.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useForm } from '#web/components/forms/useForm.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';
import { nameError } from '#web/lib/forms/nameError.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const ownNameField = nameField(LIMITS.nameCharacters);

/** The person's name and language. */
export function Profile() {
  const t = useTranslate();
  const toast = useToast();
  const { uid, profile } = useMembership();
  const { locale, setLocale } = useLocale();
  const { isBusy, run } = useAction(async (name: string, language: string) => {
    const next = toLocale(language);
    await updateDocument(paths.user(uid), {
      name: ownNameField.parse(name),
      ...(next !== profile.locale && { locale: next, localeAt: new Date() }),
    });
    toast.success(t('accountPage.profileSaved'));
    if (next !== locale) setLocale(next);
  });
  const form = useForm({
    initial: { profileName: profile.name, profileLocale: locale },
    validate: ({ profileName }) => ({ profileName: nameError(t, profileName) }),
    onValid: ({ profileName, profileLocale }) => run(profileName, profileLocale),
  });
  const isChanged = form.values.profileName.trim() !== profile.name || form.values.profileLocale !== locale;
  return (
    <SettingsSection title={t('accountPage.profileTitle')} text={t('accountPage.profileText')}>
      <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2.5}>
        <FormField
          form={form}
          name="profileName"
          label={t('accountPage.name')}
          autoComplete="name"
          maxLength={LIMITS.nameCharacters}
        />
        <FormField form={form} name="profileLocale" label={t('common.language')} select>
          {LOCALES.map((option) => (
            <option key={option} value={option}>
              {t(`language.${option}`)}
            </option>
          ))}
        </FormField>
        <Box>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isChanged}>
            {t('settings.save')}
          </Button>
        </Box>
      </Stack>
    </SettingsSection>
  );
}
