import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { buildRequest } from '@parlance/domain/actions/buildRequest';
import { checkArguments } from '@parlance/domain/actions/checkArguments';
import { tryAction } from '@parlance/domain/contracts/actions/actions';
import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import { type FormEvent, useState } from 'react';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { ArgumentField } from './ArgumentField.tsx';
import { BenchOutcome } from './BenchOutcome.tsx';
import type { TriedCall } from './BenchResult.tsx';
import { RequestPreview } from './RequestPreview.tsx';

interface BenchFormProps {
  chatbotId: string;
  action: Stored<StoredAction>;
}

/** The values of one action, what would be sent with them, and what came back. What changes something is asked about before. */
export function BenchForm({ chatbotId, action }: BenchFormProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [tried, setTried] = useState<TriedCall>();
  const { parameters, changesSomething } = action;
  const checked = checkArguments(parameters, values);
  const wrong = new Set([...checked.missing, ...checked.refused]);
  const request = wrong.size === 0 ? buildRequest(action, checked.values) : undefined;
  const { isBusy, failure, run } = useSubmit(async () => {
    setAsking(false);
    setTried(undefined);
    const given = parameters.flatMap(({ name }) => {
      const value = values[name] ?? '';
      return value === '' ? [] : [{ name, value }];
    });
    setTried(await callContract(tryAction, { orgId, chatbotId, actionId: action.id, arguments: given }));
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (request === undefined) return;
    if (changesSomething) setAsking(true);
    else run();
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack spacing={2.5}>
        {parameters.map((parameter) => (
          <ArgumentField
            key={parameter.name}
            parameter={parameter}
            value={values[parameter.name] ?? ''}
            isWrong={isShown && wrong.has(parameter.name)}
            onChange={(value) => setValues((current) => ({ ...current, [parameter.name]: value }))}
          />
        ))}
        <RequestPreview request={request} isWanted={isShown && wrong.size === 0} />
        <Box>
          <Button type="submit" variant="contained" loading={isBusy} startIcon={<AppIcon name="send" size={18} />}>
            {t('actions.benchSend')}
          </Button>
        </Box>
        <BenchOutcome failure={failure} tried={tried} />
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={t('actions.benchConfirmTitle')}
        text={t('actions.benchConfirmText', { title: action.title })}
        confirmLabel={t('actions.benchSend')}
        onConfirm={run}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
