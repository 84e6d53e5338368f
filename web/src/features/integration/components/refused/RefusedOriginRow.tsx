import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RefusedOrigin } from '@parlance/domain/documents/chatbots/refusedOrigin';
import { isOriginAllowed, normaliseDomain } from '@parlance/domain/addresses/domainName';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface RefusedOriginRowProps {
  refusal: RefusedOrigin;
  canAllow: boolean;
  isBusy: boolean;
  onAllow: (domain: string) => void;
}

/** One refused website. Its button allows the domain if a domain can stand for the origin. */
export function RefusedOriginRow({ refusal, canAllow, isBusy, onAllow }: RefusedOriginRowProps) {
  const t = useTranslate();
  const { origin, count, lastAt } = refusal;
  const domain = normaliseDomain(origin);
  const isAllowable = domain !== undefined && isOriginAllowed(origin, [domain]);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{origin}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('refused.count', { count })} · <RelativeTime date={lastAt} />
        </Typography>
      </Box>
      {isAllowable && canAllow && (
        <Button
          variant="outlined"
          size="small"
          disabled={isBusy}
          aria-label={t('refused.allowOrigin', { origin })}
          onClick={() => onAllow(domain)}
        >
          {t('refused.allow')}
        </Button>
      )}
      {!isAllowable && (
        <Typography variant="body2" color="textSecondary">
          {t('refused.notAllowable')}
        </Typography>
      )}
    </Box>
  );
}
