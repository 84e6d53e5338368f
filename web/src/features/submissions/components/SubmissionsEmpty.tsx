import Button from '@mui/material/Button';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface SubmissionsEmptyProps {
  chatbotId: string;
  /** The filter leaves something out. */
  isNarrowed: boolean;
  onClear: () => void;
}

/** No submissions yet, or none of the form that the filter names. */
export function SubmissionsEmpty({ chatbotId, isNarrowed, onClear }: SubmissionsEmptyProps) {
  const t = useTranslate();
  if (isNarrowed)
    return (
      <EmptyState
        icon="search"
        title={t('submissions.noneTitle')}
        text={t('submissions.noneText')}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t('leads.clearFilter')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon="list-check"
      title={t('submissions.emptyTitle')}
      text={t('submissions.emptyText')}
      action={
        <Button component={PageLink} to={paths.chatbotForms(chatbotId)} variant="outlined">
          {t('submissions.toForms')}
        </Button>
      }
    />
  );
}
