/**
 * Size of a function that nobody waits for: one event at a time on half a vCPU, which Cloud Run allows for one request at a time alone. A
 * new project has 20 vCPU in a region, and an instance of every service starts while a release goes out (docs/operations.md).
 */
export const BACKGROUND = { cpu: 0.5, concurrency: 1, maxInstances: 10 } as const;
