import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { useRowKeys } from '#web/components/forms/useRowKeys.ts';
import { FaqField } from './FaqField.tsx';

interface FaqFieldsProps {
  form: SettingsForm;
}

/** Frequent questions with their answers. Visitors get these answers word for word. */
export function FaqFields({ form }: FaqFieldsProps) {
  const t = useTranslate();
  const { faqs } = form.values;
  const rows = useRowKeys(faqs.length);
  const edit = (at: number, change: Partial<(typeof faqs)[number]>) =>
    form.change(
      'faqs',
      faqs.map((faq, index) => (index === at ? { ...faq, ...change } : faq)),
    );
  const remove = (at: number) => {
    rows.drop(at);
    form.change(
      'faqs',
      faqs.filter((_faq, index) => index !== at),
    );
  };
  return (
    <Fieldset label={t('chatbotSettings.faqs')} gap={2}>
      <Box>
        <Typography variant="h3">{t('chatbotSettings.faqs')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('interfaceSettings.faqsText', { max: LIMITS.faqs })}
        </Typography>
      </Box>
      {faqs.map((faq, index) => (
        <FaqField
          key={rows.keys[index]}
          form={form}
          index={index}
          faq={faq}
          onEdit={(change) => edit(index, change)}
          onRemove={() => remove(index)}
        />
      ))}
      {!form.isReadOnly && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<AppIcon name="plus" size={18} />}
            disabled={faqs.length >= LIMITS.faqs}
            onClick={() => form.change('faqs', [...faqs, { question: '', answer: '' }])}
          >
            {t('interfaceSettings.addFaq')}
          </Button>
        </Box>
      )}
    </Fieldset>
  );
}
