import Stack from '@mui/material/Stack';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { Stored } from '#web/lib/live.ts';
import type { SourceAnchor } from './SourceMenuButton.tsx';
import { SourceName } from './SourceName.tsx';
import { SourceSizeButton } from './SourceSizeButton.tsx';
import { SourceState } from './SourceState.tsx';

interface SourceNameCellProps {
  source: Stored<Source>;
  canWrite: boolean;
  /** Phones have no other columns. */
  isPhone: boolean;
  tabIndex: 0 | -1;
  onSizes: (anchor: SourceAnchor) => void;
}

/** A source's name in the table, on phones with its size and its status. */
export function SourceNameCell({ source, canWrite, isPhone, tabIndex, onSizes }: SourceNameCellProps) {
  const name = <SourceName source={source} tabIndex={tabIndex} />;
  if (!isPhone) return name;
  // Side by side, neither would have room for a long word.
  return (
    <Stack spacing={1} sx={{ width: '100%', minWidth: 0, alignItems: 'flex-start' }}>
      {name}
      <SourceSizeButton source={source} hasUnit tabIndex={tabIndex} onOpen={onSizes} />
      <SourceState source={source} canWrite={canWrite} tabIndex={tabIndex} />
    </Stack>
  );
}
