import Box from '@mui/material/Box';
import { LIMITS } from '@parlance/domain/limits';
import { useRef } from 'react';
import { SaveBar } from '#web/components/settings/SaveBar.tsx';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { StartFields } from '#web/components/settings/StartFields.tsx';
import { UnsavedGuard } from '#web/components/settings/UnsavedGuard.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ProposalForm } from '../useProposalForm.ts';

interface TryProposalProps {
  form: ProposalForm;
}

/** Settings proposed for the chatbot from the website, to be changed: an account gets them as they are saved here. */
export function TryProposal({ form }: TryProposalProps) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  return (
    <Box component="form" ref={element} onSubmit={form.onSubmit} noValidate>
      <StartFields form={form} onColour={(colour) => form.change('bubbleButtonColor', colour)}>
        <SettingText
          form={form}
          control="systemInstructions"
          label={t('chatbotSettings.systemInstructions')}
          helperText={t('try.instructionsHint')}
          value={form.values.systemInstructions}
          onChange={(text) => form.change('systemInstructions', text)}
          maxLength={LIMITS.systemInstructionsCharacters}
          rows={2}
        />
      </StartFields>
      <SaveBar isDirty={form.isDirty} isBusy={form.isBusy} isHeld={false} onRevert={form.revert} />
      <UnsavedGuard
        isDirty={form.isDirty && !form.isBusy}
        onSave={async () => element.current !== null && form.save(element.current)}
      />
    </Box>
  );
}
