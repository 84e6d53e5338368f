import Typography from '@mui/material/Typography';
import type { ActionParameter } from '@parlance/domain/documents/actions/action';
import type { Step } from '@parlance/domain/documents/procedures/procedureOf';
import { LIMITS } from '@parlance/domain/limits';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { SettingSelect } from '#web/components/settings/SettingSelect.tsx';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { StepProps } from '../StepProps.ts';
import { valuesAt } from '../valuesAt.ts';

interface ArgumentFieldsProps extends StepProps<Extract<Step, { kind: 'call' }>> {
  parameters: readonly ActionParameter[];
}

/** Choices beside the values of a procedure. */
const NONE = '';
const FIXED = '=';

/** Values that a call sends, one for each parameter. Those that are filled from the signed-in customer are shown alone. */
export function ArgumentFields({ form, procedure, step, control, texts, parameters, onChange }: ArgumentFieldsProps) {
  const t = useTranslate();
  const names = valuesAt(procedure.steps, step.id);
  const set = (parameter: string, choice: string, text = '') => {
    const others = step.arguments.filter((each) => each.parameter !== parameter);
    const value = choice === FIXED ? '' : choice;
    onChange({ ...step, arguments: choice === NONE ? others : [...others, { parameter, value, text }] });
  };
  if (parameters.length === 0) return null;
  return (
    <Fieldset label={t('procedures.arguments')} gap={2} isFramed>
      <Typography aria-hidden sx={{ fontWeight: 600 }}>
        {t('procedures.arguments')}
      </Typography>
      {parameters.map(({ name, description, required, filledBy }) => {
        const given = step.arguments.find(({ parameter }) => parameter === name);
        if (filledBy !== '') {
          return (
            <Typography key={name} variant="body2">
              {t('procedures.filled', { parameter: description, value: texts.value(filledBy) })}
            </Typography>
          );
        }
        const choice = given === undefined ? NONE : given.value === '' ? FIXED : given.value;
        const known = [...new Set([...names, ...(given === undefined || given.value === '' ? [] : [given.value])])];
        return (
          <Fieldset key={name} label={description} gap={2}>
            <SettingSelect
              form={form}
              control={`${control}.arguments.${name}`}
              label={required ? description : t('procedures.optionalParameter', { parameter: description })}
              value={choice}
              options={[
                { value: NONE, label: t('procedures.noValue') },
                ...known.map((value) => ({ value, label: texts.value(value) })),
                { value: FIXED, label: t('procedures.fixedText') },
              ]}
              onChange={(next) => set(name, next)}
            />
            {choice === FIXED && (
              <SettingText
                form={form}
                control={`${control}.arguments.${name}.text`}
                label={t('procedures.fixedText')}
                value={given?.text ?? ''}
                onChange={(text) => set(name, FIXED, text)}
                maxLength={LIMITS.argumentCharacters}
              />
            )}
          </Fieldset>
        );
      })}
    </Fieldset>
  );
}
