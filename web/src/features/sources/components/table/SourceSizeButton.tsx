import MuiLink from '@mui/material/Link';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import type { SourceAnchor } from './SourceMenuButton.tsx';

interface SourceSizeButtonProps {
  source: Stored<Source>;
  /** Says what is counted, where no column's name does. */
  hasUnit: boolean;
  /** The grid moves the focus between cells. */
  tabIndex: 0 | -1;
  onOpen: (anchor: SourceAnchor) => void;
}

/** Length of a source. Opens the other figures of its size. */
export function SourceSizeButton({ source, hasUnit, tabIndex, onOpen }: SourceSizeButtonProps) {
  const t = useTranslate();
  const count = source.characters;
  return (
    <MuiLink
      component="button"
      type="button"
      variant={hasUnit ? 'caption' : 'body2'}
      color="textSecondary"
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      aria-label={t('sources.sizesOf', { name: source.name, count })}
      onClick={(event) => onOpen({ source, element: event.currentTarget })}
      sx={{
        fontVariantNumeric: 'tabular-nums',
        textDecorationStyle: 'dotted',
        textUnderlineOffset: 3,
        minHeight: 24,
        textAlign: 'start',
      }}
    >
      {t(hasUnit ? 'sources.characterCount' : 'sources.number', { count })}
    </MuiLink>
  );
}
