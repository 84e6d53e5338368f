import type { Source } from '@parlance/domain/documents/knowledge/source';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { deleteAll } from '../api/deleteAll.ts';
import { SOURCE_VIEWS } from '../SOURCE_VIEWS.ts';

interface DeleteSourcesDialogProps {
  sources: readonly Stored<Source>[];
  onClose: () => void;
  onDeleted?: () => void;
}

/** Names how much knowledge goes, deletes it and shows the backend's receipt. Open as long as it is rendered. */
export function DeleteSourcesDialog({ sources, onClose, onDeleted }: DeleteSourcesDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const ids = sources.map(({ id }) => id);
  const isOne = sources.length === 1;
  const [one] = sources;
  const failed = isOne && one ? SOURCE_VIEWS[one.type].deleteFailed : 'sources.deleteSomeFailed';
  const { isBusy, run } = useAction(async () => {
    const receipt = await deleteAll(orgId, ids);
    toast.success(t('sources.deleted', { ...receipt }));
    onClose();
    onDeleted?.();
  }, t(failed));
  const passages = sources.reduce((sum, { chunks }) => sum + chunks, 0);
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('sources.deleteTitle', { count: sources.length })}
      text={t('sources.deleteText', { count: sources.length, passages, name: sources[0]?.name ?? '' })}
      confirmLabel={t('sources.deleteConfirm', { count: sources.length })}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
