import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Step } from '@parlance/domain/documents/procedures/procedureOf';
import { LIMITS } from '@parlance/domain/limits';
import { renameValue } from '@parlance/domain/procedures/editing/renameValue';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { StepProps } from '../StepProps.ts';

type CallStep = Extract<Step, { kind: 'call' }>;

interface ResultRowProps extends StepProps<CallStep> {
  result: CallStep['results'][number];
  at: number;
}

/** One line of an action's result with the name that it is kept by. */
export function ResultRow({ form, procedure, step, control, result, at, onChange, onEdit }: ResultRowProps) {
  const t = useTranslate();
  const { results } = step;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr auto' } }}>
      <SettingText
        form={form}
        control={`${control}.results.${at}.line`}
        label={t('procedures.resultLine')}
        value={result.line}
        onChange={(line) => onChange({ ...step, results: results.with(at, { ...result, line }) })}
        maxLength={LIMITS.fieldLabelCharacters}
      />
      <SettingText
        form={form}
        control={`${control}.results.${at}.name`}
        label={t('procedures.valueName')}
        value={result.name}
        onChange={(name) => onEdit({ steps: renameValue(procedure.steps, result.name, name.toLowerCase()) })}
        maxLength={40}
      />
      {!form.isReadOnly && (
        <Button
          color="inherit"
          aria-label={t('procedures.removeResult', { value: result.name })}
          onClick={() => onChange({ ...step, results: results.toSpliced(at, 1) })}
        >
          {t('procedures.remove')}
        </Button>
      )}
    </Box>
  );
}
