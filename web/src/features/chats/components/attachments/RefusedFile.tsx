import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FileFault } from '@parlance/domain/attachments/FILE_FAULTS';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface RefusedFileProps {
  name: string;
  fault: FileFault;
}

/** Line for a customer's file that was not taken, with the reason. */
export function RefusedFile({ name, fault }: RefusedFileProps) {
  const t = useTranslate();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <AppIcon name="alert-circle" size={18} />
        <Typography component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {t('chats.file.refused')} {t(`chats.fileFault.${fault}`)}
      </Typography>
    </>
  );
}
