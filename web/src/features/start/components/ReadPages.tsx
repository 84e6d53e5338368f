import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useReadPages } from '../api/useReadPages.ts';

interface ReadPagesProps {
  sourceId: string;
}

/** The pages that have been read, the latest first, in a box of a fixed height: nothing moves while they come in. */
export function ReadPages({ sourceId }: ReadPagesProps) {
  const t = useTranslate();
  const live = useReadPages(sourceId);
  const pages = live.status === 'ready' ? live.value.filter(({ status }) => status === 'indexed') : [];
  return (
    <Box
      component="section"
      aria-label={t('meet.pages')}
      // A box that scrolls is reached by the keyboard.
      tabIndex={0}
      sx={{ height: 148, overflowY: 'auto' }}
    >
      {live.status === 'error' && (
        <Box role="alert">
          <Typography variant="body2">{t('website.loadFailed')}</Typography>
          <Button size="small" onClick={live.retry}>
            {t('common.tryAgain')}
          </Button>
        </Box>
      )}
      {live.status !== 'error' && pages.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('meet.noPages')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pages.slice(0, LIMITS.firstLookPages).map(({ id, url, title }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.25, minWidth: 0 }}>
            <AppIcon name="check" size={16} />
            <Typography variant="body2" noWrap title={url}>
              {title === '' ? url : title}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
