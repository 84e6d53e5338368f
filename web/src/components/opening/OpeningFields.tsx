import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { ClosedDaysFields } from './ClosedDaysFields.tsx';
import { HoursTable } from './HoursTable.tsx';
import type { OpeningForm } from './OpeningForm.ts';

type Opening = Pick<Chatbot['handover'], 'hours' | 'closedDays'>;

interface OpeningFieldsProps {
  form: OpeningForm;
  opening: Opening;
  onChange: (change: Partial<Opening>) => void;
}

/** Opening hours, unless somebody is there at any time, and closed days. */
export function OpeningFields({ form, opening: { hours, closedDays }, onChange }: OpeningFieldsProps) {
  const t = useTranslate();
  const { org } = useMembership();
  return (
    <>
      {hours !== null && (
        <>
          <HoursTable form={form} hours={hours} onChange={(next) => onChange({ hours: next })} />
          <Typography variant="body2" color="textSecondary">
            {t('leadSettings.timezone', { timezone: org.timezone.replaceAll('_', ' ') })}
          </Typography>
        </>
      )}
      <ClosedDaysFields form={form} days={closedDays} onChange={(next) => onChange({ closedDays: next })} />
    </>
  );
}
