import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useSource } from '../../api/useSource.ts';

/** When a source was added, which tells two files of one name apart. Nothing where it is not there any more. */
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
