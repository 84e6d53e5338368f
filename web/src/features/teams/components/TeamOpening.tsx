import Stack from '@mui/material/Stack';
import type { Team } from '@parlance/domain/documents/organizations/team';
import { OpeningFields } from '#web/components/opening/OpeningFields.tsx';
import type { OpeningForm } from '#web/components/opening/OpeningForm.ts';
import { OFFICE_HOURS } from '#web/components/opening/openingHours.ts';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface TeamOpeningProps {
  form: OpeningForm;
  opening: Team['opening'];
  onChange: (opening: Team['opening']) => void;
}

/** Opening hours of a team's own, or the chatbot's. */
export function TeamOpening({ form, opening, onChange }: TeamOpeningProps) {
  const t = useTranslate();
  return (
    <Stack spacing={2}>
      <SettingSwitch
        label={t('teams.openingSwitch')}
        text={t('teams.openingText')}
        isOn={opening !== null}
        onChange={(isOn) => onChange(isOn ? { hours: OFFICE_HOURS, closedDays: [] } : null)}
      />
      {opening !== null && (
        <OpeningFields form={form} opening={opening} onChange={(change) => onChange({ ...opening, ...change })} />
      )}
    </Stack>
  );
}
