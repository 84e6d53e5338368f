import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { TestCaseField } from '../useTestCaseForm.ts';

/** The question of a case, what is expected of its answer, and what was said before. */
export function TestCaseFields({ form }: { form: Form<TestCaseField> }) {
  const t = useTranslate();
  return (
    <>
      <FormField form={form} name="question" label={t('tests.question')} maxLength={LIMITS.questionCharacters} />
      <FormField form={form} name="kind" label={t('tests.kind')} select>
        <option value="facts">{t('tests.kind.facts')}</option>
        <option value="refuse">{t('tests.kind.refuse')}</option>
      </FormField>
      {form.values.kind === 'facts' && (
        <FormField
          form={form}
          name="facts"
          label={t('tests.facts')}
          helperText={t('tests.factsHint', { max: LIMITS.factsPerTestCase })}
          multiline
        />
      )}
      <FormField form={form} name="locale" label={t('tests.language')} helperText={t('tests.languageHint')} select>
        {LOCALES.map((one) => (
          <option key={one} value={one}>
            {t(`language.${one}`)}
          </option>
        ))}
      </FormField>
      <FormField
        form={form}
        name="earlier"
        label={t('tests.earlier')}
        helperText={t('tests.earlierHint', { max: LIMITS.earlierPerTestCase })}
        isOptional
        multiline
      />
      <FormField
        form={form}
        name="turnQuestion"
        label={t('tests.turnQuestion')}
        helperText={t('tests.turnHint')}
        maxLength={LIMITS.questionCharacters}
        isOptional
      />
      <FormField
        form={form}
        name="turnAnswer"
        label={t('tests.turnAnswer')}
        maxLength={LIMITS.qaAnswerCharacters}
        isOptional
        multiline
      />
    </>
  );
}
