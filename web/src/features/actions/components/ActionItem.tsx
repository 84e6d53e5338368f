import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { updateAction } from '@parlance/domain/contracts/actions/actions';
import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import { useState } from 'react';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { DeleteActionDialog } from './DeleteActionDialog.tsx';
import { RenewSecretDialog } from './RenewSecretDialog.tsx';
import { TokenDialog } from './TokenDialog.tsx';

interface ActionItemProps {
  chatbotId: string;
  action: Stored<StoredAction>;
  canManage: boolean;
}

const DIALOGS = {
  edit: ActionDialog,
  token: TokenDialog,
  renew: RenewSecretDialog,
  delete: DeleteActionDialog,
} as const;

/** One action: what it is for, where it leads, whether it is on, and what can be done with it. */
export function ActionItem({ chatbotId, action, canManage }: ActionItemProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const [dialog, setDialog] = useState<keyof typeof DIALOGS>();
  const turn = useAction(async (isOn: boolean) => {
    await callContract(updateAction, { orgId, chatbotId, actionId: action.id, fields: { ...fieldsOf(action), isOn } });
  });
  const Dialog = dialog && DIALOGS[dialog];
  const { title, description, method, url, isOn, changesSomething, hasToken } = action;
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Stack spacing={1.25}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <StateChip
            color={isOn ? 'success' : 'default'}
            icon={isOn ? 'circle-check' : 'circle-minus'}
            label={t(isOn ? 'actions.on' : 'actions.off')}
          />
        </Box>
        <Typography variant="body2">{description}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <code>
            {method} {url}
          </code>
        </Typography>
        {(changesSomething || hasToken) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {changesSomething && <StateChip color="warning" icon="pencil" label={t('actions.asksVisitors')} />}
            {hasToken && <StateChip color="default" icon="key" label={t('actions.hasToken')} />}
          </Box>
        )}
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
