import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { settingsSchema } from '@parlance/domain/documents/chatbots/settings';
import { LIMITS } from '@parlance/domain/limits';
import type { Translate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import type { KnownActions } from './ProcedureProps.ts';
import { problemText } from './problemText.ts';

/** Errors that prevent saving the procedures as they are: texts by control. */
export function procedureErrors(
  { procedures }: Pick<Chatbot, 'procedures'>,
  actions: KnownActions | undefined,
  t: Translate,
): Record<string, string> {
  const said = t('procedures.textInvalid', { max: LIMITS.procedureTextCharacters });
  const errors = inputErrors(
    t,
    settingsSchema,
    { procedures },
    {
      procedures: t('procedures.tooMuch', { max: LIMITS.procedures }),
      'procedures.name': t('proactive.nameInvalid', { max: LIMITS.nameCharacters }),
      'procedures.title': said,
      'procedures.examples': t('procedures.examplesInvalid', {
        max: LIMITS.procedureExamples,
        characters: LIMITS.fieldTextCharacters,
      }),
      'procedures.steps.text': said,
      'procedures.steps.question': said,
      'procedures.steps.conditions': t('procedures.conditionInvalid'),
      'procedures.steps.next': t('procedures.targetInvalid'),
      'procedures.steps.otherwise': t('procedures.targetInvalid'),
      'procedures.steps.results': t('procedures.resultInvalid'),
      'procedures.steps.field.name': t('procedures.valueNameInvalid'),
      'procedures.steps.field.label': t('procedures.labelInvalid', { max: LIMITS.fieldLabelCharacters }),
      'procedures.steps.field.options': t('procedures.optionsInvalid', {
        max: LIMITS.fieldOptions,
        characters: LIMITS.fieldOptionCharacters,
      }),
    },
  );
  procedures.forEach((procedure, index) => {
    const text = procedure.isOn ? problemText(procedure, actions, t) : undefined;
    if (text === undefined) return;
    for (const control of [`procedures.${index}`, `procedures.${index}.isOn`]) errors[control] ??= text;
  });
  return errors;
}
