import { actionProblem } from '@parlance/domain/actions/actionProblem';
import { type ActionFields, actionFieldsSchema } from '@parlance/domain/documents/actions/action';
import { isHttpsAddress } from '@parlance/domain/addresses/httpsAddress';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { isFine, newParameterDraft, type ParameterDraft, toParameter } from './ParameterDraft.ts';

export interface ActionForm {
  /** The texts. `parameters` is in it for its error alone. */
  form: Form<'title' | 'name' | 'description' | 'method' | 'url' | 'parameters'>;
  parameters: readonly ParameterDraft[];
  changeParameters: (next: readonly ParameterDraft[]) => void;
  changesSomething: boolean;
  setChangesSomething: (next: boolean) => void;
}

/** The fields of an action, at first as `stored` has them. A new one is off. */
export function useActionForm(stored: ActionFields | undefined, onValid: (fields: ActionFields) => void): ActionForm {
  const t = useTranslate();
  const [parameters, setParameters] = useState(() => (stored?.parameters ?? []).map(newParameterDraft));
  const [changesSomething, setChangesSomething] = useState(stored?.changesSomething ?? false);

  const toFields = (values: Readonly<Record<string, string>>): ActionFields => ({
    name: values['name']?.trim() ?? '',
    title: values['title'] ?? '',
    description: values['description'] ?? '',
    method: values['method'] === 'POST' ? 'POST' : 'GET',
    url: values['url']?.trim() ?? '',
    parameters: parameters.map(toParameter),
    changesSomething,
    isOn: stored?.isOn ?? false,
  });
  const form = useForm({
    initial: {
      title: stored?.title ?? '',
      name: stored?.name ?? '',
      description: stored?.description ?? '',
      method: stored?.method ?? 'GET',
      url: stored?.url ?? '',
      parameters: '',
    },
    validate: (values) => {
      const fields = toFields(values);
      const found = inputErrors(t, actionFieldsSchema, fields, { name: { invalid: t('actions.nameInvalid') } });
      const problem = actionProblem(fields);
      const isHttps = isHttpsAddress(fields.url.replaceAll(/\{\w+\}/g, 'x'));
      const urlProblem = problem === 'url' || !isHttps ? t('actions.urlInvalid') : undefined;
      const isWrong = fields.parameters.some((parameter) => !isFine(parameter));
      const own = problem === undefined || problem === 'url' ? undefined : t(`actions.problem.${problem}`);
      return {
        title: found['title'],
        name: found['name'],
        description: found['description'],
        url: found['url'] ?? urlProblem,
        parameters: isWrong ? t('actions.parametersInvalid') : own,
      };
    },
    onValid: (values) => onValid(toFields(values)),
  });
  return {
    form,
    parameters,
    changeParameters: (next) => setParameters(next.slice(0, LIMITS.actionParameters)),
    changesSomething,
    setChangesSomething,
  };
}
