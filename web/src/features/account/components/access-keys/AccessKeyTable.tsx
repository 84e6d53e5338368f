import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { deleteAccessKey } from '@parlance/domain/contracts/accessKeys';
import type { AccessKey } from '@parlance/domain/documents/organizations/accessKey';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { AccessKeyRow } from './AccessKeyRow.tsx';
import { wideOnly } from './wideOnly.ts';

interface AccessKeyTableProps {
  keys: readonly Stored<AccessKey>[];
}

/** The keys by name and last characters. The keys themselves are stored nowhere. */
export function AccessKeyTable({ keys }: AccessKeyTableProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const [deleting, setDeleting] = useState<Stored<AccessKey>>();
  const { isBusy, run } = useAction(async ({ id, name }: Stored<AccessKey>) => {
    await callContract(deleteAccessKey, { orgId, keyId: id });
    toast.success(t('accessKeys.deleted', { name }));
    setDeleting(undefined);
  });
  return (
    <>
      <TableContainer>
        <Table size="small" aria-label={t('accessKeys.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('accessKeys.name')}</TableCell>
              <TableCell>{t('accessKeys.key')}</TableCell>
              <TableCell sx={wideOnly}>{t('accessKeys.created')}</TableCell>
              <TableCell sx={wideOnly}>{t('accessKeys.lastUsed')}</TableCell>
              <TableCell align="right">{t('accessKeys.actions')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {keys.map((key) => (
              <AccessKeyRow key={key.id} stored={key} onDelete={setDeleting} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {deleting && (
        <ConfirmDialog
          isOpen
          isBusy={isBusy}
          title={t('accessKeys.deleteTitle', { name: deleting.name })}
          text={t('accessKeys.deleteText')}
          confirmLabel={t('accessKeys.deleteSubmit')}
          onConfirm={() => run(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
