import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { LocalCodeNote } from '#web/components/auth/LocalCodeNote.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Enrolment } from '#web/lib/auth/second-factor/secondFactor.ts';
import { EnrolDialog } from './EnrolDialog.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';

interface AddPhoneProps {
  onAdded: () => void;
}

type Step = { kind: 'closed' | 'number' } | { kind: 'code'; number: string; enrolment: Enrolment };

/** Adds a phone: asks for its number, then for the code that was sent to it. */
export function AddPhone({ onAdded }: AddPhoneProps) {
  const t = useTranslate();
  const [step, setStep] = useState<Step>({ kind: 'closed' });
  const close = () => setStep({ kind: 'closed' });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AppIcon name="plus" size={18} />}
        onClick={() => setStep({ kind: 'number' })}
      >
        {t('accountPage.phoneAdd')}
      </Button>
      {step.kind === 'number' && (
        <PhoneDialog onSent={(number, enrolment) => setStep({ kind: 'code', number, enrolment })} onClose={close} />
      )}
      {step.kind === 'code' && (
        <EnrolDialog
          title={t('accountPage.phoneTitle')}
          label={step.number}
          enrolment={step.enrolment}
          onAdded={onAdded}
          onClose={close}
        >
          <Typography>{t('mfa.textPhone', { phone: step.number })}</Typography>
          <LocalCodeNote />
        </EnrolDialog>
      )}
    </>
  );
}
