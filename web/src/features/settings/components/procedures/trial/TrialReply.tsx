import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Procedure, Step } from '@parlance/domain/documents/procedures/procedureOf';
import type { ProcedureRun } from '@parlance/domain/documents/procedures/procedureRun';
import type { Outcome } from '@parlance/domain/procedures/run/advance';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useStepTexts } from '#web/lib/procedures/useStepTexts.ts';
import type { KnownActions } from '../ProcedureProps.ts';
import { TrialAnswer } from './TrialAnswer.tsx';
import { TrialValues } from './TrialValues.tsx';

interface TrialReplyProps {
  step: Step;
  run: ProcedureRun;
  procedure: Procedure;
  actions: KnownActions | undefined;
  onOutcome: (outcome: Outcome, said: string) => void;
}

/** The ways on from the present step: an answer, a yes or a no, what the sources know, whether the action works. */
export function TrialReply({ step, run, procedure, actions, onOutcome }: TrialReplyProps) {
  const t = useTranslate();
  const texts = useStepTexts(procedure, actions);
  if (step.kind === 'ask') {
    return <TrialAnswer field={step.field} onAnswer={(value, said) => onOutcome({ kind: 'ask', value }, said)} />;
  }
  if (step.kind !== 'confirm' && step.kind !== 'look-up' && step.kind !== 'call') return null;
  const outcomeOf = (isGood: boolean): Outcome => {
    if (step.kind === 'confirm') return { kind: 'confirm', isYes: isGood };
    if (step.kind === 'look-up') return { kind: 'look-up', isFound: isGood };
    const results: Record<string, string> = {};
    for (const { name, line } of isGood ? step.results : []) results[name] = t('procedures.trialResult', { line });
    return { kind: 'call', isDone: isGood, results };
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {step.kind === 'confirm' ? (
        <TrialValues procedure={procedure} run={run} texts={texts} />
      ) : (
        <Typography variant="body2">{t(`procedures.trialAt.${step.kind}`, { title: texts.title(step) })}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {([true, false] as const).map((isGood) => {
          const label = t(`procedures.trialOutcome.${step.kind}.${isGood ? 'next' : 'otherwise'}`);
          return (
            <Button key={label} variant="outlined" onClick={() => onOutcome(outcomeOf(isGood), label)}>
              {label}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}
