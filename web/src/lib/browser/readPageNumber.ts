/** Which page of the table an address names, from 0. Pages count from 1 there; what is none is the first. */
export function readPageNumber(params: URLSearchParams): number {
  const number = Number(params.get('page'));
  return Number.isSafeInteger(number) && number > 1 ? number - 1 : 0;
}
