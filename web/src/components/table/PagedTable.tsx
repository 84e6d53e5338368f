import { useMemo } from 'react';
import { DataTable, type DataTableProps, type TableRowModel } from './DataTable.tsx';

type PagedTableProps<R extends TableRowModel> = Omit<DataTableProps<R>, 'rows' | 'loading'> & {
  /** The rows of this page; undefined while they load. */
  rows: readonly R[] | undefined;
  /** From 0. */
  page: number;
  pageSize: number;
  /** On all pages; undefined while the number is unknown. */
  total: number | undefined;
  /** Undefined while that is unknown. */
  hasNext: boolean | undefined;
  onPage: (page: number) => void;
};

const NO_ROWS: readonly never[] = [];

/** As high as what is in it. The same function every time: the grid takes another one for other heights, and measures anew. */
const contentHeight = () => 'auto' as const;

/** A table that shows one page of a list. The server knows the other pages. */
export function PagedTable<R extends TableRowModel>(props: PagedTableProps<R>) {
  const { rows, page, pageSize, total, hasNext, onPage, ...rest } = props;
  const paginationModel = useMemo(() => ({ page, pageSize }), [page, pageSize]);
  const pageSizes = useMemo(() => [pageSize], [pageSize]);
  // The grid takes "no next page" for the end of the list and goes there.
  const paginationMeta = useMemo(() => (hasNext === undefined ? {} : { hasNextPage: hasNext }), [hasNext]);
  return (
    <DataTable
      {...rest}
      rows={rows ?? NO_ROWS}
      loading={rows === undefined}
      paginationMode="server"
      rowCount={total ?? -1}
      paginationMeta={paginationMeta}
      paginationModel={paginationModel}
      pageSizeOptions={pageSizes}
      onPaginationModelChange={(model) => onPage(model.page)}
      getRowHeight={contentHeight}
    />
  );
}
