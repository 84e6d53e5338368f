import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { eraseSources, restoreSources } from '@parlance/domain/contracts/releases/releases';
import type { RemovedSource } from '@parlance/domain/documents/releases/removedSource';
import { LIMITS } from '@parlance/domain/limits';
import { useId, useState } from 'react';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useRemovedSources } from '../api/useRemovedSources.ts';
import { RemovedRow } from './RemovedRow.tsx';

/** Sources that can be brought back or erased for good. */
export function RemovedSources({ chatbotId }: { chatbotId: string }) {
  const t = useTranslate();
  const titleId = useId();
  const removed = useRemovedSources(chatbotId);
  const max = LIMITS.removedSourcesShown;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 5 }}>
      <Typography id={titleId} variant="h2">
        {t('removed.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '72ch' }}>
        {t('removed.text')}
      </Typography>
      {removed.status === 'loading' && <Skeleton variant="rounded" height={72} aria-busy="true" />}
      {removed.status === 'error' && (
        <ErrorState title={t('removed.loadFailed')} error={removed.error} onRetry={removed.retry} />
      )}
      {removed.status === 'ready' && removed.value.length === 0 && (
        <Typography color="textSecondary">{t('removed.none')}</Typography>
      )}
      {removed.status === 'ready' && removed.value.length > 0 && <Rows removed={removed.value} />}
      {removed.status === 'ready' && removed.value.length >= max && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('removed.more', { count: max })}
        </Typography>
      )}
    </Box>
  );
}

function Rows({ removed }: { removed: readonly Stored<RemovedSource>[] }) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const canRestore = useCan('source.write');
  const canErase = useCan('source.erase');
  const [doomed, setDoomed] = useState<Stored<RemovedSource>>();
  const restoring = useAction(async ({ id, name }: Stored<RemovedSource>) => {
    await callContract(restoreSources, { orgId, sourceIds: [id] });
    toast.success(t('removed.restored', { name }));
  }, t('removed.restoreFailed'));
  const erasing = useAction(async ({ id, name }: Stored<RemovedSource>) => {
    await callContract(eraseSources, { orgId, sourceIds: [id] });
    toast.success(t('removed.erased', { name }));
    setDoomed(undefined);
  }, t('removed.eraseFailed'));
  return (
    <>
      <Panel component="ul">
        {removed.map((one) => (
          <RemovedRow
            key={one.id}
            removed={one}
            isBusy={restoring.isBusy || erasing.isBusy}
            onRestore={canRestore && one.reason === 'removed' ? () => restoring.run(one) : undefined}
            onErase={canErase ? () => setDoomed(one) : undefined}
          />
        ))}
      </Panel>
      <ConfirmDialog
        isOpen={doomed !== undefined}
        isBusy={erasing.isBusy}
        title={t('removed.eraseTitle')}
        text={t('removed.eraseText', { name: doomed?.name ?? '' })}
        confirmLabel={t('removed.erase')}
        onConfirm={() => doomed && erasing.run(doomed)}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}
