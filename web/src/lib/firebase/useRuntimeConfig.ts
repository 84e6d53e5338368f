import type { RuntimeConfig } from '@parlance/domain/runtimeConfig';
import { use } from 'react';
import { RuntimeConfigContext } from './RuntimeConfigContext.ts';

/** Contents of `/config.json`. Only inside `FirebaseGate`. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = use(RuntimeConfigContext);
  if (!config) throw new Error('useRuntimeConfig needs FirebaseGate above it');
  return config;
}
