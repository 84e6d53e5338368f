import Button from '@mui/material/Button';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface DeclarationsEmptyProps {
  chatbotId: string;
  /** The filter leaves something out. */
  isNarrowed: boolean;
  onClear: () => void;
}

/** No declarations yet, or none that the filter lets through. */
export function DeclarationsEmpty({ chatbotId, isNarrowed, onClear }: DeclarationsEmptyProps) {
  const t = useTranslate();
  if (isNarrowed)
    return (
      <EmptyState
        icon="search"
        title={t('declarations.noneTitle')}
        text={t('declarations.noneText')}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t('leads.clearFilter')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon="receipt"
      title={t('declarations.emptyTitle')}
      text={t('declarations.emptyText')}
      action={
        <Button component={PageLink} to={paths.chatbotDesk(chatbotId)} variant="outlined">
          {t('declarations.toSettings')}
        </Button>
      }
    />
  );
}
