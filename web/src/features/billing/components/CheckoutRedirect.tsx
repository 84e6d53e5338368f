import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { checkoutSessionSchema } from '@parlance/domain/documents/billing/checkoutSession';
import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { useEffect } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface CheckoutRedirectProps {
  checkoutId: string;
  onClose: () => void;
}

/** Waits for the page of a purchase, which a trigger asks Stripe for, and goes there. */
export function CheckoutRedirect({ checkoutId, onClose }: CheckoutRedirectProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const session = useDocument(paths.checkoutSession(orgId, checkoutId), checkoutSessionSchema);
  const url = session.status === 'ready' ? session.value?.url : undefined;
  const hasFailed = session.status === 'error' || (session.status === 'ready' && session.value?.error !== undefined);
  useEffect(() => {
    if (url !== undefined) window.location.assign(url);
  }, [url]);
  useEffect(() => {
    if (!hasFailed) return;
    toast.failure(new AppError('billing-unavailable'), t('plans.checkoutFailed'));
    onClose();
  }, [hasFailed, onClose, toast, t]);
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
