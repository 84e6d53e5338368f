import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembers } from '#web/lib/org/useMembers.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { TransferDialog } from './TransferDialog.tsx';

/** Hands the organization over. There has to be somebody who can take it. */
export function TransferOwnership() {
  const t = useTranslate();
  const { uid } = useMembership();
  const members = useMembers();
  const [isOpen, setOpen] = useState(false);
  if (members.status === 'loading') return <Skeleton variant="rounded" width={200} height={40} />;
  if (members.status === 'error') {
    return <ErrorState title={t('members.loadFailed')} error={members.error} onRetry={members.retry} />;
  }
  const candidates = members.value.filter(({ id, status }) => id !== uid && status === 'active');
  if (candidates.length === 0) return <Typography color="textSecondary">{t('org.transferNobody')}</Typography>;
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        startIcon={<AppIcon name="transfer" size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('org.transferAction')}
      </Button>
      {isOpen && <TransferDialog candidates={candidates} onClose={() => setOpen(false)} />}
    </>
  );
}
