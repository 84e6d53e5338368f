import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LIMITS } from '@parlance/domain/limits';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { SettingText } from '#web/components/settings/SettingText.tsx';

type Faq = SettingsForm['values']['faqs'][number];

interface FaqFieldProps {
  form: SettingsForm;
  index: number;
  faq: Faq;
  onEdit: (change: Partial<Faq>) => void;
  onRemove: () => void;
}

/** One frequent question with its answer. */
export function FaqField({ form, index, faq: { question, answer }, onEdit, onRemove }: FaqFieldProps) {
  const t = useTranslate();
  return (
    <Fieldset label={t('interfaceSettings.faq', { number: index + 1 })} gap={1.5} isFramed>
      <SettingText
        form={form}
        control={`faqs.${index}.question`}
        label={t('interfaceSettings.question')}
        value={question}
        onChange={(text) => onEdit({ question: text })}
        maxLength={LIMITS.questionCharacters}
      />
      <SettingText
        form={form}
        control={`faqs.${index}.answer`}
        label={t('interfaceSettings.answer')}
        value={answer}
        onChange={(text) => onEdit({ answer: text })}
        maxLength={LIMITS.qaAnswerCharacters}
        rows={2}
      />
      {!form.isReadOnly && (
        <Box>
          <Button size="small" color="inherit" startIcon={<AppIcon name="trash" size={16} />} onClick={onRemove}>
            {t('interfaceSettings.removeFaq', { number: index + 1 })}
          </Button>
        </Box>
      )}
    </Fieldset>
  );
}
