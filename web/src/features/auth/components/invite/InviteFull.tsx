import Box from '@mui/material/Box';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AuthHeading } from '../AuthHeading.tsx';

interface InviteFullProps {
  organizationName: string;
  inviterName: string;
  /** Team members that the plan allows. */
  max: number;
}

/** All seats of the organization are taken. The invitation is not used up. */
export function InviteFull({ organizationName, inviterName, max }: InviteFullProps) {
  const t = useTranslate();
  return (
    <Box role="alert">
      <AuthHeading
        title={t('invite.fullTitle', { organization: organizationName })}
        text={t('invite.fullText', { inviter: inviterName, max })}
      />
    </Box>
  );
}
