import type { RuntimeConfig } from '@parlance/domain/runtimeConfig';
import { use } from 'react';
import { RuntimeConfigContext } from './RuntimeConfigContext.ts';

/** What `/config.json` said. Only inside `FirebaseGate`. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = use(RuntimeConfigContext);
  if (!config) throw new Error('useRuntimeConfig needs FirebaseGate above it');
  return config;
}
