/** Where a test puts a website of its own that the suite's crawler may read. tests/run.ts tells the functions of it. */
export function crawledSitePort(portBase: number): number {
  return portBase + 55;
}
