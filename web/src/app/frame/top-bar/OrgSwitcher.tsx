import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import Typography from '@mui/material/Typography';
import { paths } from '@parlance/domain/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useToast } from '#web/lib/toast/useToast.ts';
import { paths as pages } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { OrgSwitcherItem } from './OrgSwitcherItem.tsx';

/** The organization's name; a menu for people who belong to more than one. */
export function OrgSwitcher() {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { org, orgId, uid, profile } = useMembership();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  // The page is left first: addresses below a chatbot mean nothing in another organization.
  const handleSwitch = (next: string) => {
    setAnchor(null);
    if (next === orgId) return;
    const change = async () => {
      await navigate(pages.dashboard());
      await updateDocument(paths.user(uid), { currentOrgId: next });
    };
    change().catch((error: unknown) => toast.failure(error, t('org.actionFailed')));
  };

  if (profile.orgIds.length < 2) {
    return (
      <Typography noWrap sx={{ fontWeight: 600 }}>
        {org.name}
      </Typography>
    );
  }
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('switcher.label', { name: org.name })}
        endIcon={<AppIcon name="selector" size={16} />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: '100%', px: 1, ml: -1, fontSize: '1rem' }}
      >
        <Typography component="span" noWrap sx={{ fontWeight: 600 }}>
          {org.name}
        </Typography>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('switcher.title') } }}
      >
        {profile.orgIds.map((id) => (
          <OrgSwitcherItem key={id} orgId={id} isCurrent={id === orgId} onChoose={() => handleSwitch(id)} />
        ))}
      </Menu>
    </>
  );
}
