import { type ReactNode, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { FormDialog } from './FormDialog.tsx';
import { FormField } from '../forms/FormField.tsx';
import { useForm } from '../forms/useForm.ts';

interface TypedConfirmDialogProps {
  title: string;
  /** Description of what will be lost. */
  children: ReactNode;
  /** Text to type, exactly but for surrounding spaces. */
  expected: string;
  /** The field's label, which names what has to be typed. */
  label: string;
  confirmLabel: string;
  isBusy: boolean;
  /** There is nothing to lose, as `children` say. */
  isBlocked?: boolean;
  onConfirm: (typed: string) => void;
  onClose: () => void;
}

/** Asks to type something before much is lost for ever. */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
  const { title, children, expected, label, confirmLabel, isBusy, isBlocked = false, onConfirm, onClose } = props;
  const t = useTranslate();
  const [wanted] = useState(expected);
  const form = useForm({
    initial: { typed: '' },
    validate: ({ typed }) => (typed.trim() === wanted.trim() ? {} : { typed: t('settings.typedMismatch') }),
    onValid: () => onConfirm(wanted),
  });
  return (
    <FormDialog
      title={title}
      submitLabel={confirmLabel}
      isBusy={isBusy}
      isDanger
      isBlocked={isBlocked}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      {children}
      {!isBlocked && <FormField form={form} name="typed" label={label} autoComplete="off" />}
    </FormDialog>
  );
}
