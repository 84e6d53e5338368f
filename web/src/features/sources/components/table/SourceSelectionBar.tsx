import Button from '@mui/material/Button';
import { SelectionBar } from '#web/components/table/SelectionBar.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface SourceSelectionBarProps {
  /** Number of selected sources. */
  selected: number;
  /** Number of sources on all pages, if the whole page is selected and there are more; else undefined. */
  selectable: number | undefined;
  isBusy: boolean;
  onSelectAll: () => void;
  onDelete: () => void;
}

/** Number of selected sources, and the actions on them. */
export function SourceSelectionBar(props: SourceSelectionBarProps) {
  const { selected, selectable, isBusy, onSelectAll, onDelete } = props;
  const t = useTranslate();
  const text = selected === 0 ? t('sources.noneSelected') : t('sources.selected', { count: selected });
  return (
    <SelectionBar count={selected} text={text}>
      {selectable !== undefined && (
        <Button size="small" onClick={onSelectAll}>
          {t('sources.selectAll', { count: selectable })}
        </Button>
      )}
      <Button
        color="error"
        variant="outlined"
        size="small"
        loading={isBusy}
        startIcon={<AppIcon name="trash" size={16} />}
        onClick={onDelete}
      >
        {t('sources.deleteSelected')}
      </Button>
    </SelectionBar>
  );
}
