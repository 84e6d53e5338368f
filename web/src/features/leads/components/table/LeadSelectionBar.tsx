import Button from '@mui/material/Button';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { SelectionBar } from '#web/components/table/SelectionBar.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { StatusMenu } from './StatusMenu.tsx';

interface LeadSelectionBarProps {
  /** The selected leads. */
  ids: readonly string[];
  onDelete: (leadIds: readonly string[]) => void;
  onClear: () => void;
}

/** Number of selected leads, and what can be done with them. */
export function LeadSelectionBar({ ids, onDelete, onClear }: LeadSelectionBarProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async (status: Lead['status']) => {
    await Promise.all(ids.map((id) => updateDocument(paths.lead(orgId, id), { status })));
    toast.success(t('leads.severalSaved', { count: ids.length }));
  });
  const said = t('leads.selected', { count: ids.length });
  return (
    <SelectionBar
      count={ids.length}
      text={ids.length >= LIMITS.leadsPerDelete ? `${said} ${t('leads.selectedMost')}` : said}
    >
      <Button color="inherit" size="small" onClick={onClear}>
        {t('leads.deselect')}
      </Button>
      <StatusMenu isBusy={isBusy} onChoose={run} />
      <Button
        color="error"
        variant="outlined"
        size="small"
        startIcon={<AppIcon name="trash" size={16} />}
        onClick={() => {
          onDelete(ids);
          onClear();
        }}
      >
        {t('leads.deleteSelected')}
      </Button>
    </SelectionBar>
  );
}
