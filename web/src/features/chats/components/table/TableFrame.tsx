import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, lazy, type ReactNode, type Ref, Suspense } from 'react';
import { NoMatch } from '../NoMatch.tsx';

/** The grid is as large as all else of this page together. */
const ChatTable = lazy(async () => ({ default: (await import('./ChatTable.tsx')).ChatTable }));

type TableFrameProps = ComponentProps<typeof ChatTable> & {
  /** Can take the focus. */
  ref: Ref<HTMLDivElement>;
  /** Stands above the table. */
  header: ReactNode;
  /** Takes filters and search away; undefined where there are none. */
  onClear: (() => void) | undefined;
};

/** The table of conversations, or why there is none. */
export function TableFrame({ ref, header, onClear, ...table }: TableFrameProps) {
  const isEmpty = table.chats?.length === 0 && !table.paging.hasMore;
  return (
    <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
      {header}
      {isEmpty && onClear ? (
        <NoMatch onClear={onClear} />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <ChatTable {...table} />
        </Suspense>
      )}
    </Box>
  );
}
