import fs from 'node:fs';
import path from 'node:path';
import { PRICES, PRODUCTS } from '../CATALOGUE.ts';
import { type StripeState, stateSchema } from './stateSchema.ts';

export interface StateFile {
  state: StripeState;
  /** True iff nothing had been kept. */
  isNew: boolean;
  save: () => void;
}

/** Opens what an earlier start has kept in `file`, else begins with the catalogue alone. Without a file nothing is kept. */
export function openState(file: string | undefined): StateFile {
  const isNew = file === undefined || !fs.existsSync(file);
  const state = isNew
    ? stateSchema.parse({ products: PRODUCTS, prices: PRICES })
    : stateSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  const save = (): void => {
    if (file === undefined) return;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.new`, JSON.stringify(state));
    fs.renameSync(`${file}.new`, file);
  };
  return { state, isNew, save };
}
