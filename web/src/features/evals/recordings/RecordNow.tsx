import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { checkArguments } from '@parlance/domain/actions/checkArguments';
import { tryAction } from '@parlance/domain/contracts/actions/actions';
import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface RecordNowProps {
  chatbotId: string;
  action: Stored<StoredAction>;
  values: Readonly<Record<string, string>>;
  /** Gets what the server answered; empty where it does not know the values. */
  onRecorded: (result: string) => void;
}

/** Calls the action with the values and takes over what is answered. Not for what changes something, nor for people who may not try actions out. */
export function RecordNow({ chatbotId, action, values, onRecorded }: RecordNowProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const canTry = useCan('action.manage');
  const [problem, setProblem] = useState<string>();
  const { isBusy, failure, run } = useSubmit(async () => {
    setProblem(undefined);
    const { missing, refused } = checkArguments(action.parameters, values);
    if (missing.length > 0 || refused.length > 0) return setProblem(t('tests.recordingValues'));
    const given = Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
    const call = { orgId, chatbotId, actionId: action.id, arguments: given };
    const { fault, httpStatus, result } = await callContract(tryAction, call);
    const isUnknown = fault === 'status' && httpStatus === 404;
    if (fault !== null && !isUnknown) return setProblem(t(`actions.fault.${fault}`));
    onRecorded(result.slice(0, LIMITS.recordingCharacters).toWellFormed());
  });
  if (!canTry || action.changesSomething) return false;
  const text = problem ?? (failure && errorText(failure.error));
  return (
    <div>
      <Button variant="outlined" loading={isBusy} onClick={run}>
        {t('tests.recordNow')}
      </Button>
      {text !== undefined && (
        <FormHelperText error role="alert">
          {text}
        </FormHelperText>
      )}
    </div>
  );
}
