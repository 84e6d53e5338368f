/** Port of a website that a test of a worker, counted from 0, serves for the suite's crawler to read. tests/run.ts passes it on to the functions. */
export function crawledSitePort(portBase: number, worker: number): number {
  return portBase + 55 + worker;
}
