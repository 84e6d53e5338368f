import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FormContent } from '@parlance/domain/documents/forms/form';
import { formText } from '@parlance/domain/forms/formText';
import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { type Locale, LOCALES, toLocale } from '@parlance/domain/locales';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { FilterSelect } from '#web/components/forms/FilterSelect.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface FormPreviewProps {
  content: FormContent;
}

/** A form's words in one language, in the order in which visitors read them. The page of a saved form shows it as it is. */
export function FormPreview({ content }: FormPreviewProps) {
  const t = useTranslate();
  const [locale, setLocale] = useState<Locale>(toLocale(useIntl().locale));
  const textOf = (text: string) => (text.trim() === '' ? '' : formText(locale, text));
  const { title, intro, fields, privacy } = content;
  return (
    <Fieldset label={t('forms.preview')} gap={2}>
      <Typography variant="h3">{t('forms.preview')}</Typography>
      <FilterSelect
        label={t('forms.previewLanguage')}
        value={locale}
        options={LOCALES.map((each) => [each, LANGUAGES[each].name] as const)}
        onChange={(value) => setLocale(toLocale(value))}
      />
      <Box lang={locale} sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="p">
          {textOf(title)}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', mt: 1 }}>{textOf(intro)}</Typography>
        <Box component="ul" sx={{ my: 1.5, pl: 2.5 }}>
          {fields.map(({ name, type, label, hint, isRequired, options }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- while it is edited a name may be there twice, or not yet
            <li key={`${name}-${at}`}>
              {textOf(label)}
              {!isRequired && ` (${t('forms.optional')})`}
              <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
                {[t(`forms.type.${type}`), options.map((option) => textOf(option.label)).join(' / '), textOf(hint)]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </Typography>
            </li>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          {textOf(privacy)}
        </Typography>
      </Box>
    </Fieldset>
  );
}
