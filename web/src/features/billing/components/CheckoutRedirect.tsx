import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface CheckoutRedirectProps {
  /** Stripe's page for the purchase. */
  url: string;
  onClose: () => void;
}

/** Goes to Stripe's page, and stays until that is there. */
export function CheckoutRedirect({ url, onClose }: CheckoutRedirectProps) {
  const t = useTranslate();
  useEffect(() => window.location.assign(url), [url]);
  return (
    <Backdrop open sx={{ zIndex: 'modal', flexDirection: 'column', gap: 2, color: 'common.white' }}>
      <CircularProgress color="inherit" aria-hidden />
      <Typography component="output">{t('plans.toCheckout')}</Typography>
      <Button color="inherit" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </Backdrop>
  );
}
