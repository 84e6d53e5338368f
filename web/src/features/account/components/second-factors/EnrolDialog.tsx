import { type ReactNode, useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Enrolment } from '#web/lib/auth/second-factor/secondFactor.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';

interface EnrolDialogProps {
  title: string;
  /** Default name of the new factor, which the person can change. */
  label: string;
  enrolment: Enrolment;
  onAdded: () => void;
  onClose: () => void;
  /** Explanation of where the code comes from. */
  children: ReactNode;
}

const CODE = /^\d{6}$/;

/** The first code of a second factor, which adds it. */
export function EnrolDialog({ title, label, enrolment, onAdded, onClose, children }: EnrolDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const add = async (code: string, name: string) => {
    const result = await enrolment.finish(code, name);
    if (result === 'wrong-code') {
      setFailure(t('mfa.wrongCode'));
      return;
    }
    toast.success(t('accountPage.factorAdded', { name }));
    onAdded();
    onClose();
  };
  const form = useForm({
    initial: { factorLabel: label, factorCode: '' },
    validate: ({ factorLabel, factorCode }) => ({
      ...(factorLabel.trim() === '' ? { factorLabel: t('form.required') } : {}),
      ...(CODE.test(factorCode.replace(/\s/g, '')) ? {} : { factorCode: t('mfa.codeInvalid') }),
    }),
    onValid: ({ factorLabel, factorCode }) => {
      setBusy(true);
      setFailure(undefined);
      add(factorCode.replace(/\s/g, ''), factorLabel.trim())
        .catch((error: unknown) => setFailure(errorText(error)))
        .finally(() => setBusy(false));
    },
  });
  return (
    <FormDialog
      title={title}
      submitLabel={t('accountPage.factorSubmit')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      {children}
      <FormField form={form} name="factorCode" label={t('mfa.code')} autoComplete="one-time-code" maxLength={7} />
      <FormField
        form={form}
        name="factorLabel"
        label={t('accountPage.factorLabel')}
        maxLength={60}
        autoComplete="off"
      />
    </FormDialog>
  );
}
