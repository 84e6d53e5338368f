import IconButton from '@mui/material/IconButton';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';

/** Anchor of a source's menu. */
export interface SourceAnchor {
  source: Stored<Source>;
  element: HTMLElement;
}

interface SourceMenuButtonProps {
  source: Stored<Source>;
  /** The grid moves the focus between cells. */
  tabIndex: 0 | -1;
  onOpen: (anchor: SourceAnchor) => void;
}

/** Opens the menu of one source. The menu stands outside the grid, which would take its keys and focus. */
export function SourceMenuButton({ source, tabIndex, onOpen }: SourceMenuButtonProps) {
  const t = useTranslate();
  return (
    <IconButton
      tabIndex={tabIndex}
      aria-label={t('sources.actionsOf', { name: source.name })}
      aria-haspopup="menu"
      onClick={(event) => onOpen({ source, element: event.currentTarget })}
    >
      <AppIcon name="dots-vertical" />
    </IconButton>
  );
}
