import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OWN_FACTS } from '@parlance/domain/contacts/customerFact';
import { type Condition, COMPARISONS, type Step } from '@parlance/domain/documents/procedures/procedureOf';
import { LIMITS } from '@parlance/domain/limits';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { SettingSelect } from '#web/components/settings/SettingSelect.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ComparedWith } from './ComparedWith.tsx';
import type { StepProps } from './StepProps.ts';
import { valuesAt } from './valuesAt.ts';

/** Conditions that all have to hold. */
export function CheckFields(props: StepProps<Extract<Step, { kind: 'check' }>>) {
  const { form, procedure, step, control, texts, onChange } = props;
  const t = useTranslate();
  const { conditions } = step;
  const used = conditions.map(({ value }) => value).filter((name) => name.includes('.'));
  const facts = OWN_FACTS.map((fact) => `customer.${fact}`);
  const names = [...new Set([...valuesAt(procedure.steps, step.id), ...facts, ...used])];
  const save = (next: Condition[]) => onChange({ ...step, conditions: next });
  const first = names[0] ?? '';
  return (
    <>
      {conditions.map((condition, at) => (
        <Fieldset key={at} label={t('procedures.conditionNumber', { number: at + 1 })} gap={2} isFramed>
          <SettingSelect
            form={form}
            control={`${control}.conditions.${at}.value`}
            label={t('procedures.value')}
            value={condition.value}
            options={names.map((name) => ({ value: name, label: texts.value(name) }))}
            onChange={(value) => save(conditions.with(at, { ...condition, value }))}
          />
          <SettingSelect
            form={form}
            control={`${control}.conditions.${at}.is`}
            label={t('procedures.comparison')}
            value={condition.is}
            options={COMPARISONS.map((value) => ({ value, label: t(`procedures.is.${value}`) }))}
            onChange={(is) => save(conditions.with(at, { ...condition, is }))}
          />
          <ComparedWith
            {...props}
            control={`${control}.conditions.${at}`}
            condition={condition}
            onThan={(than) => save(conditions.with(at, { ...condition, than }))}
          />
          {!form.isReadOnly && conditions.length > 1 && (
            <Box>
              <Button color="inherit" onClick={() => save(conditions.toSpliced(at, 1))}>
                {t('procedures.removeCondition', { number: at + 1 })}
              </Button>
            </Box>
          )}
        </Fieldset>
      ))}
      {!form.isReadOnly && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<AppIcon name="plus" size={18} />}
            disabled={conditions.length >= LIMITS.procedureConditions}
            onClick={() => save([...conditions, { value: first, is: 'present', than: '' }])}
          >
            {t('procedures.addCondition')}
          </Button>
        </Box>
      )}
    </>
  );
}
