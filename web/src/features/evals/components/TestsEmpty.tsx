import Button from '@mui/material/Button';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { OpenDialog } from '../OpenDialog.ts';

interface TestsEmptyProps {
  canWrite: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

/** No tests yet: says what they do, and proposes some. */
export function TestsEmpty({ canWrite, onOpen }: TestsEmptyProps) {
  const t = useTranslate();
  return (
    <EmptyState
      icon="list-check"
      title={t('tests.noneTitle')}
      text={t(canWrite ? 'tests.noneText' : 'tests.noneTextReader')}
      action={
        canWrite && (
          <Button variant="contained" onClick={() => onOpen({ kind: 'proposals' })}>
            {t('tests.showProposals')}
          </Button>
        )
      }
    />
  );
}
