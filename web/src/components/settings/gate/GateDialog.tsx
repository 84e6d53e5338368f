import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import type { HeldChange } from '#web/lib/settings/GateContext.ts';
import type { Saved } from '#web/lib/settings/saveSettings.ts';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@parlance/domain/limits';
import { GateOutcome } from './GateOutcome.tsx';
import { useGateRun } from './useGateRun.ts';
import { useHeldSave } from './useHeldSave.ts';

interface GateDialogProps extends HeldChange {
  onEnd: (saved: Saved) => void;
}

interface OverrideFieldProps {
  reason: string;
  onChange: (reason: string) => void;
}

/** Reason for saving a change although a test does not pass. */
function OverrideField({ reason, onChange }: OverrideFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      label={t('gate.reason')}
      helperText={t('gate.reasonHint')}
      value={reason}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: LIMITS.gateReasonCharacters } }}
      required
      fullWidth
    />
  );
}

/** Runs the tests that must pass with a change, and saves it once they do. Open as long as it is rendered. */
export function GateDialog({ chatbotId, edits, onEnd }: GateDialogProps) {
  const t = useTranslate();
  const [titleId, textId] = [useId(), useId()];
  const canOverride = useCan('gate.manage');
  const [reason, setReason] = useState('');
  const { runId, state, retry, cancel } = useGateRun({ chatbotId, edits });
  const { isBusy, save } = useHeldSave({ chatbotId, edits }, { onEnd, onHeld: retry });
  const handlePassed = useEffectEvent(() => save({ kind: 'run', runId }));
  useEffect(() => {
    if (state.kind === 'passed') handlePassed();
  }, [state.kind]);
  const handleCancel = () => {
    if (state.kind === 'running') cancel();
    onEnd({ kind: 'held', why: 'untested' });
  };
  const isStuck = state.kind === 'failed' || state.kind === 'broken';
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : handleCancel}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>{t('gate.title')}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={textId}>{t('gate.text')}</DialogContentText>
        <GateOutcome runId={runId} state={state} onRetry={retry} />
        {isStuck && canOverride && <OverrideField reason={reason} onChange={setReason} />}
        {isStuck && !canOverride && <DialogContentText>{t('gate.askAdmin')}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={handleCancel} disabled={isBusy}>
          {t('gate.cancel')}
        </Button>
        {isStuck && canOverride && (
          <Button
            variant="contained"
            loading={isBusy}
            disabled={reason.trim() === ''}
            onClick={() => save({ kind: 'override', reason })}
          >
            {t('gate.override')}
          </Button>
        )}
        {(state.kind === 'endless' || state.kind === 'passed') && (
          <Button variant="contained" loading={isBusy} onClick={() => save({ kind: 'run', runId })}>
            {t(state.kind === 'passed' ? 'settings.save' : 'gate.saveUntested')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
