/** How many browsers test at the same time: one more than processor cores, since each also waits for the product. */
export const BROWSER_WORKERS = 3;
