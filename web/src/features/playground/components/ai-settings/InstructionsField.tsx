import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@parlance/domain/limits';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { TemplateMenu } from './TemplateMenu.tsx';

interface InstructionsFieldProps {
  instructions: string;
  isDisabled: boolean;
  onChange: (instructions: string) => void;
}

/** The instructions for how the chatbot answers, with texts to start from. A text that is there is replaced only when asked. */
export function InstructionsField({ instructions, isDisabled, onChange }: InstructionsFieldProps) {
  const t = useTranslate();
  const intl = useIntl();
  const id = useId();
  const [replacement, setReplacement] = useState<string>();
  const max = LIMITS.systemInstructionsCharacters;
  const choose = (text: string) => {
    if (instructions.trim() === '') onChange(text);
    else if (instructions !== text) setReplacement(text);
  };
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <TemplateMenu isDisabled={isDisabled} onChoose={choose} />
      </Box>
      <TextField
        id={id}
        label={t('playground.instructions')}
        value={instructions}
        onChange={(event) => onChange(event.target.value)}
        disabled={isDisabled}
        multiline
        minRows={6}
        maxRows={14}
        placeholder={t('playground.instructionsPlaceholder')}
        helperText={t('playground.instructionsCount', {
          count: intl.formatNumber(instructions.length),
          max: intl.formatNumber(max),
        })}
        slotProps={{
          htmlInput: { maxLength: max },
          inputLabel: { shrink: true },
          formHelperText: {
            sx: { fontVariantNumeric: 'tabular-nums', '&.Mui-disabled': { color: 'text.secondary' } },
          },
        }}
      />
      <ConfirmDialog
        isOpen={replacement !== undefined}
        isBusy={false}
        title={t('playground.replaceTitle')}
        text={t('playground.replaceText', { count: instructions.length })}
        confirmLabel={t('playground.replace')}
        onConfirm={() => {
          if (replacement !== undefined) onChange(replacement);
          setReplacement(undefined);
        }}
        onClose={() => setReplacement(undefined)}
      />
    </div>
  );
}
