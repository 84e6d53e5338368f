/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}
