import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';

/** Above the first message of a day. */
export function DayLine({ day }: { day: Date }) {
  const intl = useIntl();
  return (
    <Typography component="h3" variant="caption" color="textSecondary" sx={{ textAlign: 'center', fontWeight: 600 }}>
      {intl.formatDate(day, { dateStyle: 'full' })}
    </Typography>
  );
}
