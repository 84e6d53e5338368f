import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { deleteOwnView, deleteTeamView } from '@parlance/domain/contracts/conversations/views';
import type { View } from '@parlance/domain/documents/organizations/view';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface ViewRowProps {
  view: Stored<View>;
  /** True if the list is filtered like it now. */
  isCurrent: boolean;
  onApply: () => void;
  /** Undefined for those who may not change it. */
  onRename: (() => void) | undefined;
}

/** One view, with the ways to take it up, rename and delete it. */
export function ViewRow({ view: { id: viewId, name, ownerUid }, isCurrent, onApply, onRename }: ViewRowProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(ownerUid === null ? deleteTeamView : deleteOwnView, { orgId, viewId });
  }, t('views.deleteFailed'));
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <Button
        size="small"
        color="inherit"
        aria-pressed={isCurrent}
        onClick={onApply}
        sx={{ flex: 1, justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {name}
      </Button>
      {onRename && (
        <>
          <IconButton size="small" aria-label={t('views.rename', { name })} onClick={onRename}>
            <AppIcon name="pencil" size={16} />
          </IconButton>
          <IconButton size="small" aria-label={t('views.delete', { name })} disabled={isBusy} onClick={() => run()}>
            <AppIcon name="trash" size={16} />
          </IconButton>
        </>
      )}
    </Box>
  );
}
