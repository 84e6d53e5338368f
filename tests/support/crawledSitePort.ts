/** Where a test of a worker, counted from 0, puts a website of its own that the suite's crawler may read. tests/run.ts passes it on to the functions. */
export function crawledSitePort(portBase: number, worker: number): number {
  return portBase + 55 + worker;
}
