import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DESK_TEMPLATES } from '@parlance/domain/desk/DESK_TEMPLATES';
import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { LIMITS } from '@parlance/domain/limits';
import { type Locale, LOCALES } from '@parlance/domain/locales';
import { useId, useState } from 'react';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';

interface DeskTextFieldsProps {
  form: SettingsForm;
}

const SENTENCES = ['withdrawalIntro', 'cancellationIntro', 'next'] as const;

/** The desk's texts, one language at a time. An empty field shows the product's sentence; of the notice there is none until it is taken over. */
export function DeskTextFields({ form }: DeskTextFieldsProps) {
  const t = useTranslate();
  const id = useId();
  const { locale: own } = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  const { desk } = form.values;
  const texts = desk.texts[locale];
  const templates = DESK_TEMPLATES[locale];
  const change = (changed: Partial<typeof texts>) =>
    form.change('desk', { ...desk, texts: { ...desk.texts, [locale]: { ...texts, ...changed } } });
  return (
    <>
      <Tabs
        value={locale}
        onChange={(_event, next: Locale) => setLocale(next)}
        aria-label={t('deskSettings.language')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {LOCALES.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}-${each}`}
            aria-controls={`${id}-panel`}
            label={LANGUAGES[each].name}
            sx={{ textTransform: 'none' }}
          />
        ))}
      </Tabs>
      <Stack spacing={2.5} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${locale}`}>
        {SENTENCES.map((field) => (
          <SettingText
            key={field}
            form={form}
            control={`desk.texts.${locale}.${field}`}
            label={t(`deskSettings.${field}`)}
            helperText={
              <>
                {t('deskSettings.emptyHint')} <q lang={locale}>{templates[field]}</q>
              </>
            }
            value={texts[field]}
            onChange={(text) => change({ [field]: text })}
            maxLength={LIMITS.deskTextCharacters}
            rows={2}
          />
        ))}
        <NoticeField form={form} locale={locale} notice={texts.notice} onChange={(notice) => change({ notice })} />
      </Stack>
    </>
  );
}

interface NoticeFieldProps extends DeskTextFieldsProps {
  locale: Locale;
  notice: string;
  onChange: (notice: string) => void;
}

/** The notice of the right of withdrawal, and its template for an empty one. */
function NoticeField({ form, locale, notice, onChange }: NoticeFieldProps) {
  const t = useTranslate();
  return (
    <>
      <SettingText
        form={form}
        control={`desk.texts.${locale}.notice`}
        label={t('deskSettings.notice')}
        helperText={t('deskSettings.noticeHint')}
        value={notice}
        onChange={onChange}
        maxLength={LIMITS.deskNoticeCharacters}
        rows={4}
      />
      {!form.isReadOnly && notice.trim() === '' && (
        <Box>
          <Button variant="outlined" onClick={() => onChange(DESK_TEMPLATES[locale].notice)}>
            {t('deskSettings.insertTemplate')}
          </Button>
        </Box>
      )}
    </>
  );
}
