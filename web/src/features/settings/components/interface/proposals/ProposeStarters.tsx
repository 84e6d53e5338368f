import { proposeStarters } from '@parlance/domain/contracts/proposals';
import { LIMITS } from '@parlance/domain/limits';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { ProposeButton } from './ProposeButton.tsx';

/** Writes questions that the chatbot's sources answer into the form, behind those that are there, to be read and saved. */
export function ProposeStarters({ form }: { form: SettingsForm }) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const written = form.values.conversationStarters.filter((line) => line.trim() !== '');
  const room = LIMITS.conversationStarters - written.length;
  const { isBusy, run } = useAction(async () => {
    const { starters } = await callContract(proposeStarters, { orgId, chatbotId: form.stored.id });
    const added = starters.filter((starter) => !written.includes(starter)).slice(0, room);
    if (added.length === 0) {
      toast.problem(t('interfaceSettings.noStarters'));
      return;
    }
    form.change('conversationStarters', [...written, ...added]);
    toast.success(t('interfaceSettings.startersProposed', { count: added.length }));
  }, t('interfaceSettings.proposalFailed'));
  if (form.isReadOnly || room <= 0) return false;
  return <ProposeButton label={t('interfaceSettings.proposeStarters')} isBusy={isBusy} onClick={run} />;
}
