import Button from '@mui/material/Button';
import type { SourceType } from '@parlance/domain/documents/knowledge/source';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { SOURCE_VIEWS } from '../SOURCE_VIEWS.ts';
import type { SourceFilter } from '../sourceFilter.ts';
import { isSearch } from '../api/sourceQuery.ts';

interface SourcesEmptyProps {
  filter: SourceFilter;
  canWrite: boolean;
  onAdd: (type: SourceType) => void;
  onClearSearch: () => void;
}

/** No sources of this kind yet, or none that were searched for: what to do next. */
export function SourcesEmpty(props: SourcesEmptyProps) {
  const { filter, canWrite, onAdd, onClearSearch } = props;
  const t = useTranslate();
  if (isSearch(filter.search)) {
    return (
      <EmptyState
        icon="search"
        title={t('sources.notFoundTitle')}
        text={t('sources.notFoundText', { search: filter.search })}
        action={
          <Button variant="outlined" onClick={onClearSearch}>
            {t('sources.clearSearch')}
          </Button>
        }
      />
    );
  }
  const { type } = filter;
  if (type === undefined) {
    return (
      <EmptyState
        icon="file-text"
        title={t('sources.emptyTitle')}
        text={t(canWrite ? 'sources.emptyText' : 'sources.emptyTextViewer')}
      />
    );
  }
  return (
    <EmptyState
      icon={SOURCE_VIEWS[type].icon}
      title={t(`sources.emptyTitle.${type}`)}
      text={t(canWrite ? `sources.emptyText.${type}` : 'sources.emptyTextViewer')}
      action={
        canWrite && (
          <Button variant="contained" onClick={() => onAdd(type)} startIcon={<AppIcon name="plus" />}>
            {t(`sources.add.${type}`)}
          </Button>
        )
      }
    />
  );
}
