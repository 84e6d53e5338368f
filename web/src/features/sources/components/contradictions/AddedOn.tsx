import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useSource } from '../../api/useSource.ts';

/** Date at which a source was added, which distinguishes two files of one name. Renders nothing if the source no longer exists. */
export function AddedOn({ sourceId }: { sourceId: string }) {
  const t = useTranslate();
  const { formatDate } = useIntl();
  const live = useSource(sourceId);
  if (live.status !== 'ready' || live.value === null) return false;
  const date = formatDate(live.value.createdAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Typography variant="body2" color="textSecondary">
      {t('contradictions.addedOn', { date })}
    </Typography>
  );
}
