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

/** A table that shows one page of a list. The server knows the other pages. */
export function PagedTable<R extends TableRowModel>(props: PagedTableProps<R>) {
  const { rows, page, pageSize, total, hasNext, onPage, ...rest } = props;
  const paginationModel = useMemo(() => ({ page, pageSize }), [page, pageSize]);
  return (
    <DataTable
      {...rest}
      rows={rows ?? NO_ROWS}
      loading={rows === undefined}
      paginationMode="server"
      rowCount={total ?? -1}
      // The grid takes "no next page" for the end of the list and goes there.
      paginationMeta={hasNext === undefined ? {} : { hasNextPage: hasNext }}
      paginationModel={paginationModel}
      pageSizeOptions={[pageSize]}
      onPaginationModelChange={(model) => onPage(model.page)}
      getRowHeight={() => 'auto'}
    />
  );
}
