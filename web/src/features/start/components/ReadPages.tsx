import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { PageList } from '#web/components/reading/PageList.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useReadPages } from '../api/useReadPages.ts';

interface ReadPagesProps {
  sourceId: string;
}

/** The pages that have been read, live. */
export function ReadPages({ sourceId }: ReadPagesProps) {
  const t = useTranslate();
  const live = useReadPages(sourceId);
  const pages = live.status === 'ready' ? live.value.filter(({ status }) => status === 'indexed') : [];
  const failure = live.status === 'error' && (
    <Box role="alert">
      <Typography variant="body2">{t('website.loadFailed')}</Typography>
      <Button size="small" onClick={live.retry}>
        {t('common.tryAgain')}
      </Button>
    </Box>
  );
  return <PageList pages={pages.slice(0, LIMITS.firstLookPages)} failure={failure === false ? undefined : failure} />;
}
