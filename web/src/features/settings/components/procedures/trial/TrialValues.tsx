import Box from '@mui/material/Box';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import type { ProcedureRun } from '@parlance/domain/documents/procedures/procedureRun';
import type { StepTexts } from '#web/lib/procedures/useStepTextsOf.ts';
import { useTrialWorld } from './useTrialWorld.ts';

interface TrialValuesProps {
  procedure: Procedure;
  run: ProcedureRun;
  texts: StepTexts;
}

/** The values that a visitor is asked to confirm. */
export function TrialValues({ procedure, run, texts }: TrialValuesProps) {
  const { show } = useTrialWorld(procedure);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      {run.values.map(({ name, value }) => (
        <div key={name}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {texts.value(name)}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {show(name, value)}
          </Box>
        </div>
      ))}
    </Box>
  );
}
