import Chip from '@mui/material/Chip';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface StatusChipProps {
  chatbot: Pick<Chatbot, 'status' | 'isDeleting'>;
}

/** Shows whether a chatbot answers visitors, or is being deleted. */
export function StatusChip({ chatbot: { status, isDeleting } }: StatusChipProps) {
  const t = useTranslate();
  if (isDeleting) {
    return (
      <Chip
        size="small"
        color="error"
        variant="outlined"
        icon={<AppIcon name="trash" size={16} />}
        label={t('chatbots.deleting')}
      />
    );
  }
  const isActive = status === 'active';
  return (
    <Chip
      size="small"
      color={isActive ? 'success' : 'default'}
      variant="outlined"
      icon={<AppIcon name={isActive ? 'circle-check' : 'circle-dashed'} size={16} />}
      label={t(isActive ? 'chatbots.active' : 'chatbots.inactive')}
    />
  );
}
