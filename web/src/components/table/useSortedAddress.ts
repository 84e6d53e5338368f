import type { DataGridProps } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { currentParams } from '#web/lib/browser/currentParams.ts';
import { readPageNumber } from '#web/lib/browser/readPageNumber.ts';

const PAGE_SIZE = 25;

/** Order and page of a table that has all its rows, as its address names them: `sort=-name&page=2`. It can be sorted by `fields`. */
export function useSortedAddress(
  fields: readonly string[],
): Pick<DataGridProps, 'sortModel' | 'onSortModelChange' | 'paginationModel' | 'onPaginationModelChange'> {
  const [params, setParams] = useSearchParams();
  const order = params.get('sort') ?? '';
  const page = readPageNumber(params);
  const sortModel = useMemo(() => {
    const field = fields.find((each) => order === each || order === `-${each}`);
    return field === undefined ? [] : [{ field, sort: order.startsWith('-') ? ('desc' as const) : ('asc' as const) }];
  }, [fields, order]);
  const paginationModel = useMemo(() => ({ page, pageSize: PAGE_SIZE }), [page]);
  const write = (name: string, value: string | undefined) => {
    const next = currentParams();
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return {
    sortModel,
    onSortModelChange: ([chosen]) =>
      write('sort', chosen?.sort ? `${chosen.sort === 'desc' ? '-' : ''}${chosen.field}` : undefined),
    paginationModel,
    onPaginationModelChange: (model) => {
      if (model.page !== page) write('page', model.page === 0 ? undefined : String(model.page + 1));
    },
  };
}
