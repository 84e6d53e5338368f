import Box from '@mui/material/Box';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { isSameClock } from '#web/lib/isSameClock.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Says by which clock times are shown, where the browser's shows another time. */
export function ClockNote() {
  const t = useTranslate();
  const { timezone } = useMembership().org;
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (isSameClock(timezone, own, new Date(useNow()))) return false;
  return (
    <Box
      component="footer"
      aria-label={t('clock.label')}
      sx={{ px: { xs: 2, sm: 3, lg: 5 }, py: 1.5, color: 'text.secondary', typography: 'caption' }}
    >
      {t('clock.note', { timezone: timezone.replaceAll('_', ' '), own: own.replaceAll('_', ' ') })}
    </Box>
  );
}
