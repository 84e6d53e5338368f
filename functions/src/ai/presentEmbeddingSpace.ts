import { config } from '../kernel/platform/config.ts';
import { VENDORS } from './vendors/VENDORS.ts';

/** The embedding space of the configured provider, which is not loaded for it. */
export function presentEmbeddingSpace(): string {
  const settings = config();
  return VENDORS[settings.aiProvider].embeddingSpace(settings);
}
