import DialogContentText from '@mui/material/DialogContentText';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { changePlan, previewPlanChange } from '@parlance/domain/contracts/billing';
import type { PaidPlan } from '@parlance/domain/plans';
import { type FormEvent, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type * as z from 'zod/mini';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useMoney } from '../useMoney.ts';

interface ChangePlanDialogProps {
  plan: PaidPlan;
  onClose: () => void;
  /** Asked in place of `onClose` once the plan is changed. */
  onChanged?: () => void;
}

type Preview =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; invoice: z.infer<typeof previewPlanChange.output> };

const WHEN = ['now', 'period-end'] as const;

type When = (typeof WHEN)[number];

/** The next invoice as it would be after a change now, and a way to ask for it again. */
function usePreview(plan: PaidPlan): readonly [preview: Preview, retry: () => void] {
  const { orgId } = useMembership();
  const [preview, setPreview] = useState<Preview>({ state: 'loading' });
  const isLoading = preview.state === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    const controller = new AbortController();
    callContract(previewPlanChange, { orgId, plan }, { signal: controller.signal })
      .then((invoice) => setPreview({ state: 'ready', invoice }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setPreview({ state: 'failed', error });
      });
    return () => controller.abort();
  }, [orgId, plan, isLoading]);
  return [preview, () => setPreview({ state: 'loading' })];
}

/** Shows what a change of plan costs on the next invoice, before it is made: now, or with the next period. */
export function ChangePlanDialog({ plan, onClose, onChanged = onClose }: ChangePlanDialogProps) {
  const t = useTranslate();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId, org } = useMembership();
  // One that is cancelled has no next period.
  const isCancelled = (org.subscription?.cancelAt ?? null) !== null;
  const [preview, retry] = usePreview(plan);
  // What stands in the way of this plan stands there still; a lost connection may be back.
  const isRefused = preview.state === 'failed' && toAppError(preview.error).code.startsWith('plan-');
  const [when, setWhen] = useState<When>('now');
  const name = t(`settings.plan.${plan}`);
  const day = preview.state === 'ready' ? intl.formatDate(preview.invoice.at, { dateStyle: 'long' }) : '';
  const { isBusy, run } = useAction(async () => {
    await callContract(changePlan, { orgId, plan, when });
    toast.success(t(when === 'now' ? 'plans.changed' : 'plans.scheduledToast', { plan: name, day }));
    onChanged();
  }, t('plans.changeFailed'));
  return (
    <FormDialog
      title={t('plans.changeTitle', { plan: name })}
      submitLabel={t(preview.state === 'failed' && !isRefused ? 'common.tryAgain' : 'plans.changeSubmit')}
      isBusy={isBusy || preview.state === 'loading'}
      isBlocked={isRefused}
      failure={preview.state === 'failed' ? errorText(preview.error) : undefined}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (preview.state === 'ready') run();
        else if (preview.state === 'failed') retry();
      }}
      onClose={onClose}
    >
      {preview.state === 'loading' && <Skeleton height={48} />}
      {preview.state === 'ready' && (
        <>
          <TextField
            select
            label={t('plans.when')}
            value={when}
            onChange={(event) => setWhen(WHEN.find((known) => known === event.target.value) ?? 'now')}
            slotProps={{ select: { native: true } }}
          >
            <option value="now">{t('plans.whenNow')}</option>
            {!isCancelled && <option value="period-end">{t('plans.whenEnd', { day })}</option>}
          </TextField>
          {when === 'now' ? (
            <Cost invoice={preview.invoice} />
          ) : (
            <DialogContentText>{t('plans.later', { plan: name, day })}</DialogContentText>
          )}
        </>
      )}
    </FormDialog>
  );
}

function Cost({ invoice }: { invoice: z.infer<typeof previewPlanChange.output> }) {
  const t = useTranslate();
  const intl = useIntl();
  const money = useMoney();
  const { currency, prorationCents, totalCents, at } = invoice;
  const values = {
    amount: money(Math.abs(prorationCents), currency),
    total: money(totalCents, currency),
    day: intl.formatDate(at, { dateStyle: 'long' }),
  };
  return (
    <DialogContentText>
      {t(prorationCents < 0 ? 'plans.credited' : 'plans.charged', values)} {t('plans.nextInvoice', values)}
    </DialogContentText>
  );
}
