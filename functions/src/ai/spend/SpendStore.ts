/** Sums the spending of all processes, in millionths of a US dollar. */
export interface SpendStore {
  add: (day: string, microUsd: number) => Promise<void>;
  read: (day: string) => Promise<number>;
}
