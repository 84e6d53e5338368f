import type { AnyContract } from '../CONTRACTS.ts';

/** A contract with an input of the right form. */
export interface Call extends AnyContract {
  sample: Readonly<Record<string, unknown>>;
  /** Fields that may be null. */
  nullable?: readonly string[];
  /** Fields whose text a person or another part of the product may choose: any text of the right length has the right form. */
  free?: readonly string[];
}
