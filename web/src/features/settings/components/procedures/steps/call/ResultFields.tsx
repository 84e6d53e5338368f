import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Step } from '@parlance/domain/documents/procedures/procedureOf';
import { LIMITS } from '@parlance/domain/limits';
import { freeName } from '@parlance/domain/procedures/words/reading/nameFrom';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { StepProps } from '../StepProps.ts';
import { ResultRow } from './ResultRow.tsx';

/** Lines of an action's result that the steps behind it can name. */
export function ResultFields(props: StepProps<Extract<Step, { kind: 'call' }>>) {
  const { form, procedure, step, onChange } = props;
  const t = useTranslate();
  const { results } = step;
  const taken = procedure.steps.flatMap((each) => {
    if (each.kind === 'ask') return [each.field.name];
    return each.kind === 'call' ? each.results.map(({ name }) => name) : [];
  });
  const add = () =>
    onChange({ ...step, results: [...results, { name: freeName('result', new Set(taken)), line: '' }] });
  return (
    <Fieldset label={t('procedures.results')} gap={2} isFramed>
      <Box>
        <Typography aria-hidden sx={{ fontWeight: 600 }}>
          {t('procedures.results')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('procedures.resultsText')}
        </Typography>
      </Box>
      {results.map((result, at) => (
        <ResultRow key={at} {...props} result={result} at={at} />
      ))}
      {!form.isReadOnly && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<AppIcon name="plus" size={18} />}
            disabled={results.length >= LIMITS.procedureResults}
            onClick={add}
          >
            {t('procedures.addResult')}
          </Button>
        </Box>
      )}
    </Fieldset>
  );
}
