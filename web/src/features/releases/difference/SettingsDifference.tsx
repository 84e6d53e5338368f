import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SettingsField } from '@parlance/domain/documents/chatbots/settings';
import { differingFields } from '@parlance/domain/documents/releases/differingFields';
import type { ReleasedSettings } from '@parlance/domain/documents/releases/release';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ProceduresDifference } from './ProceduresDifference.tsx';
import { useSettingText } from './useSettingText.ts';
import { WordDiff } from './WordDiff.tsx';

interface SettingsDifferenceProps {
  chatbotId: string;
  before: ReleasedSettings;
  after: ReleasedSettings;
}

/** The settings in which one release differs from another, by name, with the words that differ. */
export function SettingsDifference({ chatbotId, before, after }: SettingsDifferenceProps) {
  const t = useTranslate();
  const fields = differingFields(before, after);
  if (fields.length === 0) return <Typography variant="body2">{t('releases.sameSettings')}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {fields.map((field) => (
        <div key={field}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            {t(`chatbotSettings.${field}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Difference chatbotId={chatbotId} field={field} before={before} after={after} />
          </Box>
        </div>
      ))}
    </Box>
  );
}

function Difference({ chatbotId, field, before, after }: SettingsDifferenceProps & { field: SettingsField }) {
  const t = useTranslate();
  const textOf = useSettingText();
  if (field === 'procedures') {
    return (
      <ProceduresDifference chatbotId={chatbotId} before={before.procedures ?? []} after={after.procedures ?? []} />
    );
  }
  const [old, now] = [textOf(before[field]), textOf(after[field])];
  if (old === undefined || now === undefined) return <Typography variant="body2">{t('releases.different')}</Typography>;
  return <WordDiff before={old} after={now} />;
}
