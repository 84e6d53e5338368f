import Button from '@mui/material/Button';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useRecentSignIn } from '#web/components/auth/useRecentSignIn.tsx';
import { site } from '#web/config/site.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { startTotp, type TotpEnrolment } from '#web/lib/auth/second-factor/secondFactor.ts';
import { EnrolDialog } from './EnrolDialog.tsx';
import { TotpSecret } from './TotpSecret.tsx';

interface AddTotpProps {
  onAdded: () => void;
}

/** Adds an authenticator app: shows the secret, then asks for a first code. */
export function AddTotp({ onAdded }: AddTotpProps) {
  const t = useTranslate();
  const { withRecentSignIn, dialog } = useRecentSignIn();
  const [enrolment, setEnrolment] = useState<TotpEnrolment>();
  const { isBusy, run } = useAction(async () => {
    await withRecentSignIn(async () => setEnrolment(await startTotp(site.name)));
  });
  return (
    <>
      <Button variant="outlined" startIcon={<AppIcon name="plus" size={18} />} loading={isBusy} onClick={() => run()}>
        {t('accountPage.totpAdd')}
      </Button>
      {enrolment && (
        <EnrolDialog
          title={t('accountPage.totpTitle')}
          label={t('mfa.kind.totp')}
          enrolment={enrolment}
          onAdded={onAdded}
          onClose={() => setEnrolment(undefined)}
        >
          <TotpSecret enrolment={enrolment} />
        </EnrolDialog>
      )}
      {dialog}
    </>
  );
}
