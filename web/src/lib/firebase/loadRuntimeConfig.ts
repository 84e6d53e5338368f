import { type RuntimeConfig, runtimeConfigSchema } from '@parlance/domain/runtimeConfig';

/** Reads which Firebase project this deployment talks to. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return runtimeConfigSchema.parse(await response.json());
}
