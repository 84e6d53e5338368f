/** Page of the table that an address names, from 0. In the address pages count from 1; an invalid number means the first page. */
export function readPageNumber(params: URLSearchParams): number {
  const number = Number(params.get('page'));
  return Number.isSafeInteger(number) && number > 1 ? number - 1 : 0;
}
