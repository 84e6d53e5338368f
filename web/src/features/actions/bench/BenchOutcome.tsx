import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { BenchResult, type TriedCall } from './BenchResult.tsx';

interface BenchOutcomeProps {
  /** Reason the call could not be made; undefined while none has failed. */
  failure: { error: unknown } | undefined;
  tried: TriedCall | undefined;
}

/** Outcome of the last call, announced to screen readers as well. */
export function BenchOutcome({ failure, tried }: BenchOutcomeProps) {
  const errorText = useErrorText();
  return (
    <Box aria-live="polite">
      {failure !== undefined && (
        <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
          {errorText(failure.error)}
        </Alert>
      )}
      {tried !== undefined && <BenchResult tried={tried} />}
    </Box>
  );
}
