import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@parlance/domain/limits';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { fillPlaces } from '@parlance/domain/starts/instructionPlaces';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { UnfilledPlaces } from './UnfilledPlaces.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';

interface InstructionsFieldProps {
  instructions: string;
  contactCard: Chatbot['contactCard'];
  problem: string | undefined;
  isDisabled: boolean;
  onChange: (instructions: string) => void;
}

const MAX = LIMITS.systemInstructionsCharacters;

/** The instructions for how the chatbot answers, with texts to start from. A text that is there is replaced only when asked. */
export function InstructionsField({
  instructions,
  contactCard,
  problem,
  isDisabled,
  onChange,
}: InstructionsFieldProps) {
  const t = useTranslate();
  const intl = useIntl();
  const id = useId();
  const [replacement, setReplacement] = useState<string>();
  const { name } = useMembership().org;
  const field = useRef<HTMLTextAreaElement>(null);
  const choose = (template: string) => {
    const text = fillPlaces(template, { name, ...contactCard });
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
        inputRef={field}
        label={t('playground.instructions')}
        value={instructions}
        onChange={(event) => onChange(event.target.value)}
        disabled={isDisabled}
        multiline
        minRows={6}
        maxRows={14}
        placeholder={t('playground.instructionsPlaceholder')}
        error={problem !== undefined}
        helperText={
          problem ??
          t('playground.instructionsCount', {
            count: intl.formatNumber(instructions.length),
            max: intl.formatNumber(MAX),
          })
        }
        slotProps={{
          htmlInput: { maxLength: MAX },
          inputLabel: { shrink: true },
          formHelperText: {
            sx: { fontVariantNumeric: 'tabular-nums', '&.Mui-disabled': { color: 'text.secondary' } },
          },
        }}
      />
      {!isDisabled && <UnfilledPlaces instructions={instructions} field={field} />}
      <ReplaceDialog
        instructions={instructions}
        replacement={replacement}
        onReplace={onChange}
        onClose={() => setReplacement(undefined)}
      />
    </div>
  );
}

interface ReplaceDialogProps {
  instructions: string;
  /** Undefined: nothing is to be replaced. */
  replacement: string | undefined;
  onReplace: (instructions: string) => void;
  onClose: () => void;
}

function ReplaceDialog({ instructions, replacement, onReplace, onClose }: ReplaceDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      isOpen={replacement !== undefined}
      isBusy={false}
      title={t('playground.replaceTitle')}
      text={t('playground.replaceText', { count: instructions.length })}
      confirmLabel={t('playground.replace')}
      onConfirm={() => {
        if (replacement !== undefined) onReplace(replacement);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
