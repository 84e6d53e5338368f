import Stack from '@mui/material/Stack';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { AiSettings } from '../../AiSettings.ts';
import { CreativityField } from './CreativityField.tsx';
import { FormalityField } from './FormalityField.tsx';
import { InstructionsField } from './InstructionsField.tsx';
import { ModelField } from './ModelField.tsx';

interface AiFieldsProps {
  settings: AiSettings;
  /** Contact that the templates name for questions the chatbot cannot settle. */
  contactCard: Chatbot['contactCard'];
  /** Reason the instructions cannot be saved as they are. */
  problem?: string | undefined;
  isReadOnly: boolean;
  onChange: <F extends keyof AiSettings>(field: F, value: Chatbot[F]) => void;
}

/** Everything that decides how a chatbot answers, one below the other. */
export function AiFields({ settings, contactCard, problem, isReadOnly, onChange }: AiFieldsProps) {
  const { model, temperature, systemInstructions, formality } = settings;
  return (
    <Stack spacing={3}>
      <ModelField model={model} isDisabled={isReadOnly} onChange={(next) => onChange('model', next)} />
      <CreativityField
        model={model}
        temperature={temperature}
        isDisabled={isReadOnly}
        onChange={(next) => onChange('temperature', next)}
      />
      <InstructionsField
        instructions={systemInstructions}
        contactCard={contactCard}
        problem={problem}
        isDisabled={isReadOnly}
        onChange={(next) => onChange('systemInstructions', next)}
      />
      <FormalityField formality={formality} isDisabled={isReadOnly} onChange={(next) => onChange('formality', next)} />
    </Stack>
  );
}
