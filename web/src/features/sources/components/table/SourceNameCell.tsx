import Stack from '@mui/material/Stack';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { Stored } from '#web/lib/firestore/live.ts';
import { SourceName } from './SourceName.tsx';
import { SourceState } from './SourceState.tsx';

interface SourceNameCellProps {
  source: Stored<Source>;
  canWrite: boolean;
  /** Phones have no column for the status. */
  isPhone: boolean;
  tabIndex: 0 | -1;
  onPreview: (source: Stored<Source>) => void;
}

/** A source's name in the table, on phones with its status. */
export function SourceNameCell({ source, canWrite, isPhone, tabIndex, onPreview }: SourceNameCellProps) {
  const name = <SourceName source={source} tabIndex={tabIndex} onPreview={() => onPreview(source)} />;
  if (!isPhone) return name;
  // Side by side, neither would have room for a long word.
  return (
    <Stack spacing={1} sx={{ width: '100%', minWidth: 0 }}>
      {name}
      <SourceState source={source} canWrite={canWrite} tabIndex={tabIndex} />
    </Stack>
  );
}
