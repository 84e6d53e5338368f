import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Website } from '@parlance/domain/documents/knowledge/source';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { type CRAWL_OUTCOMES, crawlFigures } from '../../crawlFigures.ts';

interface CrawlBarProps {
  website: Website;
}

const COLOURS: Readonly<Record<(typeof CRAWL_OUTCOMES)[number], string>> = {
  indexed: 'success.main',
  skipped: 'text.secondary',
  failed: 'error.main',
  waiting: 'divider',
};

/** Outcomes of a website's pages, as a bar and in numbers. */
export function CrawlBar({ website }: CrawlBarProps) {
  const t = useTranslate();
  const figures = crawlFigures(website);
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }} aria-live="polite">
        {t('website.found', { count: website.pagesFound })}
      </Typography>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', height: 8, mt: 1, borderRadius: 1, overflow: 'hidden', bgcolor: 'divider', gap: '1px' }}
      >
        {figures
          .filter(({ share }) => share > 0)
          .map(({ outcome, share }) => (
            <Box key={outcome} sx={{ flexGrow: share, bgcolor: COLOURS[outcome], transition: 'flex-grow 180ms' }} />
          ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.25, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {figures
          .filter(({ outcome, pages }) => outcome !== 'waiting' || pages > 0)
          .map(({ outcome, pages }) => (
            <Box component="li" key={outcome} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Box
                aria-hidden="true"
                sx={{
                  width: 10,
                  height: 10,
                  borderRadius: '3px',
                  bgcolor: COLOURS[outcome],
                  border: outcome === 'waiting' ? 1 : 0,
                  borderColor: 'text.secondary',
                }}
              />
              <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {t(`website.figure.${outcome}`, { count: pages })}
              </Typography>
            </Box>
          ))}
        <Typography component="li" variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('website.figure.changed', { count: website.pagesChanged })}
        </Typography>
      </Box>
    </Box>
  );
}
