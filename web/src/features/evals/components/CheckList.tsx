import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TestCheck } from '@parlance/domain/documents/evals/testResult';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Each part of what was expected: whether it holds, why, and whether rules or a model said so. */
export function CheckList({ checks }: { checks: readonly TestCheck[] }) {
  const t = useTranslate();
  return (
    <Box component="section" aria-label={t('tests.checks')}>
      <Typography component="h3" variant="subtitle2">
        {t('tests.checks')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {checks.map(({ fact, holds, by, reason, note }) => (
          <Box component="li" key={fact} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
            <Box sx={{ color: holds ? 'success.main' : 'error.main', pt: 0.25 }}>
              <AppIcon name={holds ? 'circle-check' : 'x'} size={18} />
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{fact === '' ? t('tests.expectsNone') : fact}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t(holds ? 'tests.holds' : 'tests.holdsNot')} {reason === 'judged' ? note : t(`tests.reason.${reason}`)}{' '}
                {t(`tests.by.${by}`)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
