import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { BILLING, CANCEL_PHRASES } from '@parlance/domain/billing/BILLING';
import { acceptRetentionOffer, cancelSubscription, pauseSubscription } from '@parlance/domain/contracts/billing';
import { useIntl } from 'react-intl';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useAction } from '#web/components/toast/useAction.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

const WHEN = ['period-end', 'now'] as const;

/** Ends a subscription: first what could be done instead, then a reason if one likes, and a phrase to be typed. */
export function CancelDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const { locale } = useLocale();
  const { orgId } = useMembership();
  const phrase = CANCEL_PHRASES[locale];
  const cancel = useAction(async (when: (typeof WHEN)[number], reason: string) => {
    await callContract(cancelSubscription, { orgId, when, reason, phrase });
    toast.success(t('cancelPlan.done'));
    onClose();
  }, t('cancelPlan.failed'));
  const form = useForm({
    initial: { when: 'period-end', reason: '', typed: '' },
    validate: ({ typed }) => (typed === phrase ? {} : { typed: t('settings.typedMismatch') }),
    onValid: ({ when, reason }) => cancel.run(when === 'now' ? 'now' : 'period-end', reason.trim()),
  });
  return (
    <FormDialog
      title={t('cancelPlan.title')}
      submitLabel={t('cancelPlan.submit')}
      isBusy={cancel.isBusy}
      isDanger
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <Instead onDone={onClose} />
      <DialogContentText>{t('cancelPlan.text', { days: BILLING.dataKeptDays })}</DialogContentText>
      <FormField form={form} name="when" label={t('cancelPlan.when')} select>
        {WHEN.map((when) => (
          <option key={when} value={when}>
            {t(`cancelPlan.${when}`)}
          </option>
        ))}
      </FormField>
      <FormField
        form={form}
        name="reason"
        label={t('cancelPlan.reason')}
        maxLength={BILLING.reasonCharacters}
        isOptional
      />
      <FormField form={form} name="typed" label={t('cancelPlan.phrase', { phrase })} autoComplete="off" />
    </FormDialog>
  );
}

const MONTHS = Array.from(
  { length: BILLING.pauseMonthsMax - BILLING.pauseMonthsMin + 1 },
  (_, index) => BILLING.pauseMonthsMin + index,
);

/** What keeps the subscription: a pause, or the discount that is given once. */
function Instead({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const intl = useIntl();
  const toast = useToast();
  const { orgId } = useMembership();
  const pause = useAction(async (months: number) => {
    await callContract(pauseSubscription, { orgId, months });
    toast.success(t('cancelPlan.paused'));
    onDone();
  }, t('subscription.failed'));
  const stay = useAction(async () => {
    await callContract(acceptRetentionOffer, { orgId });
    toast.success(t('cancelPlan.discounted'));
    onDone();
  }, t('subscription.failed'));
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t('cancelPlan.instead')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {MONTHS.map((months) => (
          <Button key={months} size="small" variant="outlined" loading={pause.isBusy} onClick={() => pause.run(months)}>
            {t('cancelPlan.pause', { months })}
          </Button>
        ))}
        <Button size="small" variant="outlined" loading={stay.isBusy} onClick={stay.run}>
          {t('cancelPlan.discount', {
            percent: intl.formatNumber(BILLING.retentionPercent / 100, { style: 'percent' }),
            months: BILLING.retentionMonths,
          })}
        </Button>
      </Box>
    </Box>
  );
}
