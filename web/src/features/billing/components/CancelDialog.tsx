import DialogContentText from '@mui/material/DialogContentText';
import { BILLING } from '@parlance/domain/billing/BILLING';
import { cancelSubscription } from '@parlance/domain/contracts/billing';
import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import type { PaidPlan } from '@parlance/domain/plans';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useAction } from '#web/components/toast/useAction.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { RetentionOffers } from './RetentionOffers.tsx';

const WHEN = ['period-end', 'now'] as const;

/** Ends a subscription: first what could be done instead, then a reason if one likes, and a phrase to be typed. */
export function CancelDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const { locale } = useLocale();
  const { orgId } = useMembership();
  const [changing, setChanging] = useState<PaidPlan>();
  const phrase = LANGUAGES[locale].cancelPhrase;
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
  if (changing !== undefined) {
    return <ChangePlanDialog plan={changing} onClose={() => setChanging(undefined)} onChanged={onClose} />;
  }
  return (
    <FormDialog
      title={t('cancelPlan.title')}
      submitLabel={t('cancelPlan.submit')}
      isBusy={cancel.isBusy}
      isDanger
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <RetentionOffers onLower={setChanging} onDone={onClose} />
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
      <FormField
        form={form}
        name="typed"
        label={t('cancelPlan.phrase')}
        helperText={t('cancelPlan.phraseHint', { phrase })}
        autoComplete="off"
      />
    </FormDialog>
  );
}
