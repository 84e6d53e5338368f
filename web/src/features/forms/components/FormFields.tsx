import { LIMITS } from '@parlance/domain/limits';
import { FormField } from '#web/components/forms/FormField.tsx';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { QuestionList } from '../questions/QuestionList.tsx';
import type { FormEditor } from '../useFormEditor.ts';
import { FormPreview } from './FormPreview.tsx';

/** Fields for a form's texts, its questions, and where it stands; below them the form as visitors see it. */
export function FormFields({ form, questions, changeQuestions, switches, changeSwitches, content }: FormEditor) {
  const t = useTranslate();
  return (
    <>
      <FormField
        form={form}
        name="name"
        label={t('forms.name')}
        maxLength={LIMITS.formNameCharacters}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="title"
        label={t('forms.titleField')}
        helperText={t('forms.titleHint')}
        maxLength={LIMITS.formTitleCharacters}
        multiline
      />
      <FormField
        form={form}
        name="intro"
        label={t('forms.intro')}
        maxLength={LIMITS.formTextCharacters}
        isOptional
        multiline
      />
      <QuestionList questions={questions} error={form.errorOf('questions')} onChange={changeQuestions} />
      <ClosingFields form={form} />
      <SettingSwitch
        label={t('forms.isInMenu')}
        isOn={switches.isInMenu}
        onChange={(isInMenu) => changeSwitches({ isInMenu })}
      />
      <SettingSwitch label={t('forms.isOn')} isOn={switches.isOn} onChange={(isOn) => changeSwitches({ isOn })} />
      <FormPreview content={content} />
    </>
  );
}

/** Fields for what stands below the questions, and after sending. */
function ClosingFields({ form }: Pick<FormEditor, 'form'>) {
  const t = useTranslate();
  return (
    <>
      <FormField
        form={form}
        name="button"
        label={t('forms.button')}
        helperText={t('forms.emptyHint')}
        maxLength={LIMITS.formButtonCharacters}
        isOptional
      />
      <FormField
        form={form}
        name="thanks"
        label={t('forms.thanks')}
        helperText={t('forms.thanksHint')}
        maxLength={LIMITS.formTextCharacters}
        isOptional
        multiline
      />
      <FormField
        form={form}
        name="privacy"
        label={t('forms.privacy')}
        helperText={t('forms.privacyHint')}
        maxLength={LIMITS.formPrivacyCharacters}
        isOptional
        multiline
      />
    </>
  );
}
