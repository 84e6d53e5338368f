import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { updateAction } from '@parlance/domain/contracts/actions/actions';
import type { ActionFigures } from '@parlance/domain/documents/actions/actionFigures';
import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import { useState } from 'react';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { ActionAbout } from './ActionAbout.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { ActionUsage } from './ActionUsage.tsx';
import { DeleteActionDialog } from './DeleteActionDialog.tsx';
import { RenewSecretDialog } from './RenewSecretDialog.tsx';
import { TokenDialog } from './TokenDialog.tsx';

interface ActionItemProps {
  chatbotId: string;
  action: Stored<StoredAction>;
  figures: Live<readonly Stored<ActionFigures>[]>;
  canManage: boolean;
}

const DIALOGS = {
  edit: ActionDialog,
  token: TokenDialog,
  renew: RenewSecretDialog,
  delete: DeleteActionDialog,
} as const;

/** One action: what it is for, where it leads, whether it is on, how its calls went, and what can be done with it. */
export function ActionItem({ chatbotId, action, figures, canManage }: ActionItemProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const [dialog, setDialog] = useState<keyof typeof DIALOGS>();
  const turn = useAction(async (isOn: boolean) => {
    await callContract(updateAction, { orgId, chatbotId, actionId: action.id, fields: { ...fieldsOf(action), isOn } });
  });
  const Dialog = dialog && DIALOGS[dialog];
  const { title, isOn } = action;
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Stack spacing={1.25}>
        <ActionAbout action={action} />
        <ActionUsage actionId={action.id} figures={figures} />
        {canManage && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <SettingSwitch
              label={t('actions.switch', { title })}
              isOn={isOn}
              isDisabled={turn.isBusy}
              onChange={turn.run}
            />
            {(['edit', 'token', 'renew', 'delete'] as const).map((name) => (
              <Button
                key={name}
                size="small"
                color={name === 'delete' ? 'error' : 'inherit'}
                aria-label={`${t(`actions.${name}`)}: ${title}`}
                onClick={() => setDialog(name)}
              >
                {t(`actions.${name}`)}
              </Button>
            ))}
          </Box>
        )}
      </Stack>
      {Dialog && <Dialog chatbotId={chatbotId} action={action} onClose={() => setDialog(undefined)} />}
    </Box>
  );
}
