import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { View } from '@parlance/domain/documents/organizations/view';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useViews } from '../../api/useViews.ts';
import { ViewRow } from './ViewRow.tsx';

interface ViewsPopoverProps {
  anchor: HTMLElement;
  /** The filters as they are now; empty where nothing is narrowed. */
  query: string;
  onApply: (query: string) => void;
  onSave: () => void;
  onRename: (view: Stored<View>) => void;
  onClose: () => void;
}

/** One's own views and the team's. */
export function ViewsPopover({ anchor, query, onApply, onSave, onRename, onClose }: ViewsPopoverProps) {
  const t = useTranslate();
  const canWrite = useCan('chat.write');
  const { own, team } = useViews();
  const list = { query, onApply, onRename };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('views.title'), sx: { width: 360, p: 2 } } }}
    >
      <ViewList {...list} title={t('views.own')} views={own} canChange />
      <ViewList {...list} title={t('views.team')} views={team} canChange={canWrite} />
      <Button size="small" variant="contained" disabled={query === ''} onClick={onSave} sx={{ mt: 1 }}>
        {t('views.save')}
      </Button>
      {query === '' && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          {t('views.saveHint')}
        </Typography>
      )}
    </Popover>
  );
}

interface ViewListProps extends Pick<ViewsPopoverProps, 'query' | 'onApply' | 'onRename'> {
  title: string;
  views: Live<readonly Stored<View>[]>;
  canChange: boolean;
}

function ViewList({ title, views, canChange, query, onApply, onRename }: ViewListProps) {
  const t = useTranslate();
  return (
    <Box component="section" aria-label={title} sx={{ mb: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      {views.status === 'loading' && <Skeleton variant="rounded" height={32} />}
      {views.status === 'error' && (
        <ErrorState title={t('views.loadFailed')} error={views.error} onRetry={views.retry} />
      )}
      {views.status === 'ready' && views.value.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('views.none')}
        </Typography>
      )}
      {views.status === 'ready' && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {views.value.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              isCurrent={view.query === query}
              onApply={() => onApply(view.query)}
              onRename={canChange ? () => onRename(view) : undefined}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
