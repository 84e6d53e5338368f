import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isLive } from '@parlance/domain/billing/isLive';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Stripe's event comes within seconds of the payment. */
const PATIENCE_MS = 20_000;

/** Purchase and date of the next charge, as soon as Stripe has confirmed it; if that takes long, a way to look again. */
export function Purchase() {
  const t = useTranslate();
  const intl = useIntl();
  const { subscription, timezone: timeZone } = useMembership().org;
  const isThere = isLive(subscription);
  // Stripe's page leads here with the session that was paid.
  const isExpected = useSearchParams()[0].has('session');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  if (subscription !== null && isThere) {
    const { status, plan, trialEndsAt, currentPeriodEnd } = subscription;
    const isFree = status === 'trialing';
    const day = intl.formatDate((isFree ? trialEndsAt : null) ?? currentPeriodEnd, { dateStyle: 'long', timeZone });
    return (
      <Typography component="output" variant="h3">
        {t(isFree ? 'thanks.firstCharge' : 'thanks.nextCharge', { plan: t(`settings.plan.${plan}`), day })}
      </Typography>
    );
  }
  if (!isExpected) return false;
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>{t(isLate ? 'thanks.late' : 'thanks.confirming')}</Typography>
      {isLate && (
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {t('common.tryAgain')}
        </Button>
      )}
    </Box>
  );
}
