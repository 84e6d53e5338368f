import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Page } from '@parlance/domain/documents/knowledge/page';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import type { IconName } from '#web/config/iconNames.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface PageStateProps {
  page: Page;
}

const LOOKS: Readonly<Record<Page['status'], { icon: IconName; color: 'default' | 'success' | 'error' }>> = {
  queued: { icon: 'clock', color: 'default' },
  indexed: { icon: 'circle-check', color: 'success' },
  skipped: { icon: 'circle-minus', color: 'default' },
  failed: { icon: 'alert-circle', color: 'error' },
  gone: { icon: 'circle-dashed', color: 'default' },
};

/** State of a page of a website, with the reason. */
export function PageState({ page: { status, reason, changed, httpStatus, hiddenPassages } }: PageStateProps) {
  const t = useTranslate();
  const { icon, color } = LOOKS[status];
  const why = reason === null ? undefined : t(`pages.reason.${reason}`, { status: httpStatus ?? 0 });
  return (
    <Box sx={{ whiteSpace: 'normal' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <Chip
          size="small"
          variant="outlined"
          color={color}
          icon={<AppIcon name={icon} size={16} />}
          label={t(`pages.status.${status}`)}
        />
        {changed && (
          <Chip
            size="small"
            variant="outlined"
            color="info"
            label={t('pages.changed')}
            sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }}
          />
        )}
      </Box>
      {why !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {status === 'indexed' ? t('pages.kept', { why }) : why}
        </Typography>
      )}
      {hiddenPassages > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {t('pages.hidden', { count: hiddenPassages })}
        </Typography>
      )}
    </Box>
  );
}
