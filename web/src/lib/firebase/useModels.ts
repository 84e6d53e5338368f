import type { Models } from '@parlance/domain/models';
import { useRuntimeConfig } from './useRuntimeConfig.ts';

/** The language models that this deployment offers. */
export function useModels(): Models {
  return useRuntimeConfig().models;
}
