import Stack from '@mui/material/Stack';
import { LIMITS } from '@parlance/domain/limits';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ProcedureProps } from '../ProcedureProps.ts';
import { ProcedureSwitch } from '../ProcedureSwitch.tsx';

/** Name of a procedure, its title for visitors, and when it begins. */
export function AboutSection({ form, index, procedure, actions, onEdit }: ProcedureProps) {
  const t = useTranslate();
  const control = `procedures.${index}`;
  return (
    <SettingsSection title={t('procedures.about')} text={t('procedures.aboutText')} help="procedures">
      <Stack spacing={2.5}>
        <SettingText
          form={form}
          control={`${control}.name`}
          label={t('proactive.name')}
          helperText={t('proactive.nameHelp')}
          value={procedure.name}
          onChange={(name) => onEdit({ name })}
          maxLength={LIMITS.nameCharacters}
        />
        <SettingText
          form={form}
          control={`${control}.title`}
          label={t('procedures.title')}
          helperText={t('fields.labelHelp')}
          value={procedure.title}
          onChange={(title) => onEdit({ title })}
          maxLength={LIMITS.procedureTextCharacters}
        />
        <SettingText
          form={form}
          control={`${control}.when`}
          label={t('procedures.when')}
          helperText={t('procedures.whenHelp')}
          value={procedure.when}
          onChange={(when) => onEdit({ when })}
          maxLength={LIMITS.descriptionCharacters}
          rows={2}
        />
        <SettingText
          form={form}
          control={`${control}.examples`}
          label={t('procedures.examples')}
          helperText={t('procedures.examplesHelp', { max: LIMITS.procedureExamples })}
          value={procedure.examples.join('\n')}
          onChange={(text) => onEdit({ examples: text === '' ? [] : text.split('\n') })}
          rows={3}
        />
        <ProcedureSwitch
          form={form}
          procedure={procedure}
          actions={actions.status === 'ready' ? actions.value : undefined}
          onEdit={onEdit}
        />
      </Stack>
    </SettingsSection>
  );
}
