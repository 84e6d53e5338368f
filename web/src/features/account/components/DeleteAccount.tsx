import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** The end of the account. An owner hands the organization over or deletes it first. */
export function DeleteAccount() {
  const t = useTranslate();
  const { member, org } = useMembership();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection title={t('accountPage.deleteTitle')} text={t('accountPage.deleteText')} isDanger>
      {member.role === 'owner' ? (
        <Typography>
          {t('accountPage.deleteOwner', { organization: org.name })}{' '}
          <MuiLink component={PageLink} to={paths.settingsGeneral()}>
            {t('accountPage.deleteOwnerLink')}
          </MuiLink>
        </Typography>
      ) : (
        <Button
          color="error"
          variant="outlined"
          startIcon={<AppIcon name="trash" size={18} />}
          onClick={() => setOpen(true)}
        >
          {t('accountPage.deleteAction')}
        </Button>
      )}
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}
