import { proposeGreeting } from '@parlance/domain/contracts/proposals';
import { LOCALES } from '@parlance/domain/locales';
import { languageMarkOf } from '@parlance/domain/widget/textsFor';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { ProposeButton } from './ProposeButton.tsx';

/** Writes the greeting in the language that it lacks into the form, to be read and saved. */
export function ProposeGreeting({ form }: { form: SettingsForm }) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const written = form.values.initialMessages.filter((line) => line.trim() !== '');
  const marks = new Set(written.map((line) => languageMarkOf(line)));
  const { isBusy, run } = useAction(async () => {
    const { lines, language } = await callContract(proposeGreeting, {
      orgId,
      chatbotId: form.stored.id,
      lines: written,
    });
    if (lines === null || language === null) return;
    form.change('initialMessages', lines);
    toast.success(t('interfaceSettings.greetingProposed', { language: t(`language.${language}`) }));
  }, t('interfaceSettings.proposalFailed'));
  if (form.isReadOnly || written.length === 0 || LOCALES.every((locale) => marks.has(locale))) return false;
  return <ProposeButton label={t('interfaceSettings.proposeGreeting')} isBusy={isBusy} onClick={run} />;
}
