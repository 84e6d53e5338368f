import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import { LIMITS } from '@parlance/domain/limits';
import { useId } from 'react';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import type { RecordingDraft } from './RecordingDraft.ts';
import { RecordNow } from './RecordNow.tsx';

interface RecordingFieldsProps {
  chatbotId: string;
  recording: RecordingDraft;
  /** From 1. */
  position: number;
  actions: readonly Stored<StoredAction>[];
  onChange: (next: RecordingDraft) => void;
  onRemove: () => void;
}

/** One recording: the action, the values of the call, and what is answered to them. */
export function RecordingFields({ chatbotId, recording, position, actions, onChange, onRemove }: RecordingFieldsProps) {
  const t = useTranslate();
  const id = useId();
  const action = actions.find(({ name }) => name === recording.action);
  return (
    <Fieldset label={t('tests.recording', { position })} gap={2} isFramed>
      <TextField
        id={`${id}-action`}
        select
        label={t('tests.recordingAction')}
        value={recording.action}
        error={action === undefined}
        helperText={action === undefined ? t('tests.recordingActionGone') : undefined}
        onChange={(event) => onChange({ ...recording, action: event.target.value, values: {} })}
        slotProps={{ select: { native: true } }}
      >
        {action === undefined && <option value={recording.action}>{recording.action}</option>}
        {actions.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </TextField>
      {action?.parameters.map(({ name, description }) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          label={description}
          helperText={t('tests.recordingAnyValue')}
          value={recording.values[name] ?? ''}
          onChange={(event) => onChange({ ...recording, values: { ...recording.values, [name]: event.target.value } })}
          slotProps={{ htmlInput: { maxLength: LIMITS.argumentCharacters, autoComplete: 'off' } }}
        />
      ))}
      <TextField
        id={`${id}-result`}
        label={t('tests.recordingResult')}
        helperText={t('tests.recordingResultHint')}
        value={recording.result}
        multiline
        minRows={2}
        onChange={(event) => onChange({ ...recording, result: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LIMITS.recordingCharacters } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        {action !== undefined && (
          <RecordNow
            chatbotId={chatbotId}
            action={action}
            values={recording.values}
            onRecorded={(result) => onChange({ ...recording, result })}
          />
        )}
        <Button color="error" onClick={onRemove}>
          {t('tests.recordingRemove')}
        </Button>
      </Box>
    </Fieldset>
  );
}
