import Chip from '@mui/material/Chip';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface TrainedChipProps {
  chatbot: Pick<Chatbot, 'trained'>;
}

/** Shows whether a chatbot has a source to answer from. */
export function TrainedChip({ chatbot: { trained } }: TrainedChipProps) {
  const t = useTranslate();
  return (
    <Chip
      size="small"
      color={trained ? 'default' : 'warning'}
      variant="outlined"
      icon={<AppIcon name={trained ? 'file-text' : 'alert-circle'} size={16} />}
      label={t(trained ? 'chatbots.trained' : 'chatbots.notTrained')}
    />
  );
}
