import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import type { Outcome } from '@parlance/domain/procedures/run/advance';
import { stepOf } from '@parlance/domain/procedures/run/advance';
import { useState } from 'react';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { KnownActions } from '../ProcedureProps.ts';
import { TrialLines } from './TrialLines.tsx';
import { TrialReply } from './TrialReply.tsx';
import { beginTrial, continueTrial, type Trial } from './trialRun.ts';
import { useTrialWorld } from './useTrialWorld.ts';

interface TrialChatProps {
  procedure: Procedure;
  actions: KnownActions | undefined;
}

/** A conversation with a procedure in which one plays the visitor, the sources and the action. */
export function TrialChat({ procedure, actions }: TrialChatProps) {
  const t = useTranslate();
  const world = useTrialWorld(procedure);
  const [trial, setTrial] = useState<Trial>();
  if (trial === undefined) {
    return (
      <Button variant="outlined" onClick={() => setTrial(beginTrial(procedure, world))}>
        {t('procedures.trialStart')}
      </Button>
    );
  }
  const step = stepOf(procedure, trial.run);
  const isOver = trial.isTooLong || step.kind === 'end' || step.kind === 'hand-over';
  const go = (outcome: Outcome, said: string) => setTrial(continueTrial(procedure, trial, outcome, said, world));
  return (
    <Fieldset label={t('procedures.trial')} gap={2} isFramed>
      <TrialLines lines={trial.lines} />
      {isOver ? (
        <Typography color="textSecondary">
          {t(
            trial.isTooLong
              ? 'procedures.trialTooLong'
              : step.kind === 'end'
                ? 'procedures.trialEnd'
                : 'procedures.trialHandOver',
          )}
        </Typography>
      ) : (
        <TrialReply
          key={trial.lines.length}
          step={step}
          run={trial.run}
          procedure={procedure}
          actions={actions}
          onOutcome={go}
        />
      )}
      <Box>
        <Button
          color="inherit"
          startIcon={<AppIcon name="refresh" size={18} />}
          onClick={() => setTrial(beginTrial(procedure, world))}
        >
          {t('procedures.trialAgain')}
        </Button>
      </Box>
    </Fieldset>
  );
}
