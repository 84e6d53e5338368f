import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import type { ReactNode } from 'react';
import { ColourField } from '#web/components/forms/ColourField.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { FieldsOf } from '#web/lib/settings/useSettingsForm.ts';
import { LinesSetting } from './LinesSetting.tsx';
import { SettingText } from './SettingText.tsx';

interface StartFieldsProps {
  form: FieldsOf<'displayName' | 'initialMessages' | 'conversationStarters' | 'bubbleButtonColor'>;
  onColour: (colour: string) => void;
  /** Further fields. */
  children?: ReactNode;
}

const SWATCHES = ['#0F5C4D', '#1D4ED8', '#6D28D9', '#B91C1C', '#C2410C', '#374151'];

/** Settings proposed for the chatbot, to be changed. One colour is used for the bubble and the visitor's messages. */
export function StartFields({ form, onColour, children }: StartFieldsProps) {
  const t = useTranslate();
  return (
    <Stack component="section" aria-labelledby="start-look" spacing={2.5}>
      <Typography variant="h2" id="start-look">
        {t('meet.lookTitle')}
      </Typography>
      <SettingText
        form={form}
        control="displayName"
        label={t('meet.displayName')}
        value={form.values.displayName}
        onChange={(displayName) => form.change('displayName', displayName)}
        maxLength={LIMITS.nameCharacters}
      />
      <LinesSetting
        form={form}
        control="initialMessages"
        label={t('meet.welcome')}
        helperText={t('meet.welcomeHint')}
        rows={2}
      />
      <LinesSetting
        form={form}
        control="conversationStarters"
        label={t('meet.starters')}
        helperText={t('meet.startersHint', { max: LIMITS.conversationStarters })}
      />
      <ColourField
        id="start-colour"
        label={t('meet.colour')}
        value={form.values.bubbleButtonColor}
        swatches={SWATCHES}
        isDisabled={form.isReadOnly}
        onChange={onColour}
      />
      {children}
    </Stack>
  );
}
