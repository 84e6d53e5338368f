import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { StatusMenu } from './StatusMenu.tsx';

interface SelectionBarProps {
  /** The selected leads. */
  ids: readonly string[];
  onDelete: (leadIds: readonly string[]) => void;
  onClear: () => void;
}

/** How many leads are selected, and what can be done with them. */
export function SelectionBar({ ids, onDelete, onClear }: SelectionBarProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async (status: Lead['status']) => {
    await Promise.all(ids.map((id) => updateDocument(paths.lead(orgId, id), { status })));
    toast.success(t('leads.severalSaved', { count: ids.length }));
  });
  const isNothing = ids.length === 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 48, mb: 1 }}>
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ mr: 'auto' }}>
        {t('leads.selected', { count: ids.length })}
        {ids.length >= LIMITS.leadsPerDelete && ` ${t('leads.selectedMost')}`}
      </Typography>
      <Button color="inherit" size="small" disabled={isNothing} onClick={onClear}>
        {t('leads.deselect')}
      </Button>
      <StatusMenu isDisabled={isNothing} isBusy={isBusy} onChoose={run} />
      <Button
        color="error"
        variant="outlined"
        size="small"
        disabled={isNothing}
        startIcon={<AppIcon name="trash" size={16} />}
        onClick={() => {
          onDelete(ids);
          onClear();
        }}
      >
        {t('leads.deleteSelected')}
      </Button>
    </Box>
  );
}
