import Button from '@mui/material/Button';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import type { IconName } from '#web/config/iconNames.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SourceFilter } from '../sourceFilter.ts';
import { isSearch } from '../api/sourceQuery.ts';

interface SourcesEmptyProps {
  filter: SourceFilter;
  canWrite: boolean;
  onAddFiles: () => void;
  onAddWebsite: () => void;
  onAddQa: () => void;
  onClearSearch: () => void;
}

const ICONS: Readonly<Record<SourceFilter['type'] & string, IconName>> = {
  file: 'file-text',
  website: 'world',
  qa: 'message-circle-question',
};

/** No sources of this kind yet, or none that were searched for: what to do next. */
export function SourcesEmpty(props: SourcesEmptyProps) {
  const { filter, canWrite, onAddFiles, onAddWebsite, onAddQa, onClearSearch } = props;
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
  const add = { file: onAddFiles, website: onAddWebsite, qa: onAddQa };
  return (
    <EmptyState
      icon={ICONS[type]}
      title={t(`sources.emptyTitle.${type}`)}
      text={t(canWrite ? `sources.emptyText.${type}` : 'sources.emptyTextViewer')}
      action={
        canWrite && (
          <Button variant="contained" onClick={add[type]} startIcon={<AppIcon name="plus" />}>
            {t(`sources.add.${type}`)}
          </Button>
        )
      }
    />
  );
}
