import { deleteSources } from '@parlance/domain/contracts/deleteSources';
import type { Source } from '@parlance/domain/documents/source';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { useAction } from '#web/components/useAction.ts';
import { useToast } from '#web/components/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface DeleteSourcesDialogProps {
  isOpen: boolean;
  sources: readonly Stored<Source>[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Names how much knowledge goes, deletes it and shows the backend's receipt. */
export function DeleteSourcesDialog({ isOpen, sources, onClose, onDeleted }: DeleteSourcesDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    const receipt = await callContract(deleteSources, { orgId, sourceIds: sources.map(({ id }) => id) });
    toast.success(t('sources.deleted', { sources: receipt.sources, chunks: receipt.chunks }));
    onDeleted();
    onClose();
  });
  const passages = sources.reduce((sum, { chunks }) => sum + chunks, 0);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      title={t('sources.deleteTitle', { count: sources.length })}
      text={t('sources.deleteText', { count: sources.length, passages })}
      confirmLabel={t('sources.deleteConfirm', { count: sources.length })}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
