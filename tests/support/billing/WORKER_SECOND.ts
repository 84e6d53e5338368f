/** Dollars of a vCPU and a GiB for a second: https://cloud.google.com/run/pricing, tier 1. */
export const WORKER_SECOND = 0.000024 + 0.0000025;
