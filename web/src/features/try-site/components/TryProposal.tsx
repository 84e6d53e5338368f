import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SiteTrialView } from '@parlance/domain/contracts/trials/siteTrials';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface TryProposalProps {
  trial: SiteTrialView;
}

/** What was found on the website for the chatbot. It can be changed once there is an account. */
export function TryProposal({ trial: { name, locale, colour, welcome, starters } }: TryProposalProps) {
  const t = useTranslate();
  const rows = [
    [t('meet.displayName'), [name]],
    [t('common.language'), [t(`settings.language.${locale}`)]],
    [t('meet.colour'), [colour]],
    [t('meet.welcome'), welcome],
    [t('meet.starters'), starters],
  ] as const;
  return (
    <Box component="section" aria-labelledby="try-proposal">
      <Typography variant="h2" id="try-proposal">
        {t('meet.lookTitle')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('try.proposalText')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {rows.map(([label, values]) => (
          <Box key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            {values.map((value) => (
              <Typography
                component="dd"
                key={value}
                sx={{ m: 0, display: 'flex', gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}
              >
                {value === colour && (
                  <Box aria-hidden="true" sx={{ width: 20, height: 20, borderRadius: 1, bgcolor: colour }} />
                )}
                {value}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
