import type { ProactiveRule } from '@parlance/domain/documents/chatbots/proactiveOf';
import { LIMITS } from '@parlance/domain/limits';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { NumberSetting } from '../fields/NumberSetting.tsx';
import { SettingChoice } from '../fields/SettingChoice.tsx';
import type { RuleProps } from './RuleProps.ts';

type Kind = ProactiveRule['trigger']['kind'];

const TRIGGERS: Readonly<Record<Kind, ProactiveRule['trigger']>> = {
  time: { kind: 'time', seconds: 20 },
  exit: { kind: 'exit' },
  event: { kind: 'event', event: 'basket' },
};

/** Event that makes a message appear, with its details. */
export function TriggerFields({ form, index, rule: { trigger }, onEdit }: RuleProps) {
  const t = useTranslate();
  const control = `proactive.rules.${index}.trigger`;
  const kinds: readonly Kind[] = ['time', 'exit', 'event'];
  return (
    <>
      <SettingChoice
        label={t('proactive.trigger')}
        options={kinds.map((value) => ({ value, label: t(`proactive.trigger.${value}`) }))}
        value={trigger.kind}
        isDisabled={form.isReadOnly}
        isRow={false}
        onChange={(kind) => onEdit({ trigger: TRIGGERS[kind] })}
      />
      {trigger.kind === 'time' && (
        <NumberSetting
          form={form}
          control={control}
          label={t('proactive.seconds')}
          value={trigger.seconds}
          onChange={(seconds) => onEdit({ trigger: { kind: 'time', seconds } })}
          min={0}
          max={LIMITS.proactiveSecondsMax}
        />
      )}
      {trigger.kind === 'event' && (
        <SettingText
          form={form}
          control={control}
          label={t('proactive.event')}
          helperText={t('proactive.eventHelp', { event: trigger.event })}
          value={trigger.event}
          onChange={(event) => onEdit({ trigger: { kind: 'event', event } })}
          maxLength={LIMITS.proactiveEventCharacters}
        />
      )}
    </>
  );
}
