import { type FormContent, formContentSchema } from '@parlance/domain/documents/forms/form';
import { formFieldSchema } from '@parlance/domain/documents/forms/formField';
import { formProblem } from '@parlance/domain/forms/formProblem';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import { type Translate, useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { isName, type QuestionDraft, toDraft, toField } from './QuestionDraft.ts';

export interface FormEditor {
  /** The texts. `questions` is in it for its error alone. */
  form: Form<'name' | 'title' | 'intro' | 'button' | 'thanks' | 'privacy' | 'questions'>;
  questions: readonly QuestionDraft[];
  changeQuestions: (next: readonly QuestionDraft[]) => void;
  switches: Pick<FormContent, 'isInMenu' | 'isOn'>;
  changeSwitches: (change: Partial<Pick<FormContent, 'isInMenu' | 'isOn'>>) => void;
  /** The form as it would be saved; nothing of it is checked. */
  content: FormContent;
}

/** First thing that is wrong with the questions, in words. */
function questionError(t: Translate, { fields }: FormContent): string | undefined {
  if (fields.length === 0) return t('forms.noQuestions');
  const wrong = fields.findIndex((field) => !isName(field.name) || !formFieldSchema.safeParse(field).success);
  if (wrong !== -1) return t('forms.questionInvalid', { position: wrong + 1 });
  const found = formProblem({ fields });
  return found && t(`forms.problem.${found.problem}`, { position: found.field + 1 });
}

/** The fields of a form that is edited, at first as `stored` has them. */
export function useFormEditor(stored: FormContent, onValid: (content: FormContent) => void): FormEditor {
  const t = useTranslate();
  const [questions, setQuestions] = useState(() => stored.fields.map(toDraft));
  const [switches, setSwitches] = useState({ isInMenu: stored.isInMenu, isOn: stored.isOn });

  const toContent = (values: Readonly<Record<string, string>>): FormContent => ({
    name: values['name']?.trim() ?? '',
    title: values['title']?.trim() ?? '',
    intro: values['intro']?.trim() ?? '',
    fields: questions.map(toField),
    button: values['button']?.trim() ?? '',
    thanks: values['thanks']?.trim() ?? '',
    privacy: values['privacy']?.trim() ?? '',
    ...switches,
  });
  const { name, title, intro, button, thanks, privacy } = stored;
  const form = useForm({
    initial: { name, title, intro, button, thanks, privacy, questions: '' },
    validate: (values) => {
      const content = toContent(values);
      const found = inputErrors(t, formContentSchema, content);
      return {
        name: found['name'],
        title: content.title === '' ? t('form.required') : found['title'],
        intro: found['intro'],
        button: found['button'],
        thanks: found['thanks'],
        privacy: found['privacy'],
        questions: questionError(t, content),
      };
    },
    onValid: (values) => onValid(toContent(values)),
  });
  return {
    form,
    questions,
    changeQuestions: (next) => setQuestions(next.slice(0, LIMITS.formFields)),
    switches,
    changeSwitches: (change) => setSwitches((current) => ({ ...current, ...change })),
    content: toContent(form.values),
  };
}
