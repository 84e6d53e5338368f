import Box from '@mui/material/Box';
import { setGate } from '@parlance/domain/contracts/drafts/drafts';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { Panel } from '#web/components/ui/Panel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useChatbot } from '#web/lib/org/useChatbot.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Switch that makes changes of the chatbot's answers wait for the tests that must pass. It acts at once. */
export function GateSwitch({ chatbotId }: { chatbotId: string }) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const canManage = useCan('gate.manage');
  const chatbot = useChatbot(chatbotId);
  const { isBusy, run } = useAction(
    (isOn: boolean) => callContract(setGate, { orgId, chatbotId, isOn }),
    t('gate.switchFailed'),
  );
  if (chatbot.status !== 'ready' || chatbot.value === null) return false;
  return (
    <Panel>
      <Box sx={{ p: 2 }}>
        <SettingSwitch
          label={t('gate.switch')}
          text={t(canManage ? 'gate.switchText' : 'gate.switchReader')}
          isOn={chatbot.value.isGated}
          isDisabled={!canManage || isBusy}
          onChange={run}
        />
      </Box>
    </Panel>
  );
}
