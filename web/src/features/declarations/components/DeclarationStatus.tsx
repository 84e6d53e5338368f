import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { setDeclarationStatus } from '@parlance/domain/contracts/conversations/declarations';
import { type Declaration, DECLARATION_STATUSES } from '@parlance/domain/documents/declarations/declaration';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface DeclarationStatusProps {
  declaration: Stored<Declaration>;
}

/** State of the work on a declaration, stored as soon as it is chosen. */
export function DeclarationStatus({ declaration: { id, status } }: DeclarationStatusProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const canWrite = useCan('lead.write');
  const { run } = useAction(async (next: Declaration['status']) => {
    await callContract(setDeclarationStatus, { orgId, declarationId: id, status: next });
    toast.success(t('declarations.saved'));
  }, t('declarations.saveFailed'));
  if (!canWrite) return <Typography sx={{ mt: 3 }}>{`${t('leads.status')}: ${t(`leadStatus.${status}`)}`}</Typography>;
  return (
    <Box sx={{ mt: 3, maxWidth: { sm: 260 } }}>
      <TextField
        id="declaration-status"
        select
        fullWidth
        label={t('leads.status')}
        value={status}
        onChange={({ target }) => {
          const next = DECLARATION_STATUSES.find((each) => each === target.value);
          if (next !== undefined) run(next);
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {DECLARATION_STATUSES.map((each) => (
          <option key={each} value={each}>
            {t(`leadStatus.${each}`)}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
