import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { PlanNote } from './PlanNote.tsx';

interface ChannelNotesProps {
  canManage: boolean;
  isFull: boolean;
}

/** Lines that say why no channel, or not every one, can be connected. */
export function ChannelNotes({ canManage, isFull }: ChannelNotesProps) {
  const t = useTranslate();
  return (
    <>
      {!canManage && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('channels.readOnly')}
        </Typography>
      )}
      <PlanNote />
      {isFull && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('channels.full', { max: LIMITS.channelsPerChatbot })}
        </Typography>
      )}
    </>
  );
}
