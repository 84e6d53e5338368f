import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Plan of the organization and its usage. */
export function PlanFacts() {
  const t = useTranslate();
  const intl = useIntl();
  const { org } = useMembership();
  const limits = PLAN_LIMITS[org.plan];
  const facts = [
    [t('org.plan'), t(`settings.plan.${org.plan}`)],
    ...(org.plan === 'trial' && org.trialEndsAt !== null
      ? [[t('org.trialEnds'), intl.formatDate(org.trialEndsAt, { dateStyle: 'long', timeZone: org.timezone })] as const]
      : []),
    [t('org.seats'), t('org.usedOf', { used: org.memberCount, max: limits.seats })],
    [t('org.chatbots'), t('org.usedOf', { used: org.chatbotCount, max: limits.chatbots })],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(120px, auto) 1fr', columnGap: 3, rowGap: 1, m: 0 }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
