import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useActions } from '#web/lib/org/useActions.ts';
import { newRecordingDraft, type RecordingDraft } from './RecordingDraft.ts';
import { RecordingFields } from './RecordingFields.tsx';

interface RecordingListProps {
  chatbotId: string;
  recordings: readonly RecordingDraft[];
  onChange: (next: readonly RecordingDraft[]) => void;
}

/** Answers of actions in a test, at most `LIMITS.recordingsPerTestCase`. Nothing for a chatbot without actions that has none recorded. */
export function RecordingList({ chatbotId, recordings, onChange }: RecordingListProps) {
  const t = useTranslate();
  const actions = useActions(chatbotId);
  if (actions.status === 'loading') return false;
  if (actions.status === 'error')
    return <ErrorState title={t('actions.loadFailed')} error={actions.error} onRetry={actions.retry} />;
  const [first] = actions.value;
  if (first === undefined && recordings.length === 0) return false;
  return (
    <Fieldset label={t('tests.recordings')} gap={2}>
      <div>
        <Typography variant="h3">{t('tests.recordings')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('tests.recordingsText')}
        </Typography>
      </div>
      {recordings.map((recording, index) => (
        <RecordingFields
          key={recording.key}
          chatbotId={chatbotId}
          recording={recording}
          position={index + 1}
          actions={actions.value}
          onChange={(next) => onChange(recordings.map((one) => (one.key === next.key ? next : one)))}
          onRemove={() => onChange(recordings.filter((one) => one.key !== recording.key))}
        />
      ))}
      {first !== undefined && recordings.length < LIMITS.recordingsPerTestCase && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<AppIcon name="plus" size={18} />}
            onClick={() => onChange([...recordings, newRecordingDraft(first.name)])}
          >
            {t('tests.recordingAdd')}
          </Button>
        </Box>
      )}
    </Fieldset>
  );
}
