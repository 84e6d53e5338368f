import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Deletion } from '@parlance/domain/documents/chatbots/deletion';
import { useId } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useReceipt } from '../../useReceipt.ts';

interface DeletionProgressProps {
  deletion: Deletion;
}

/** Progress of a deletion, and in the end a receipt of what it removed. */
export function DeletionProgress({ deletion }: DeletionProgressProps) {
  const t = useTranslate();
  const receipt = useReceipt();
  const id = useId();
  if (deletion.status === 'done') {
    return (
      <Alert severity="success" icon={<AppIcon name="circle-check" />} sx={{ mb: 2 }}>
        {receipt(deletion)}
      </Alert>
    );
  }
  const share = deletion.total === 0 ? 0 : Math.min(100, Math.round((deletion.done / deletion.total) * 100));
  return (
    <Box sx={{ mb: 2 }}>
      <Typography id={id} variant="body2" sx={{ mb: 0.75 }}>
        {t('generalSettings.deleting', { done: deletion.done, total: deletion.total })}
      </Typography>
      <LinearProgress variant="determinate" value={share} aria-labelledby={id} />
    </Box>
  );
}
