import { type RuntimeConfig, runtimeConfigSchema } from '@parlance/domain/runtimeConfig';

/** Reads which Firebase project this deployment talks to. Asked for as scripts/early does, so that a browser asks once; Hosting forbids it to keep the answer. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return runtimeConfigSchema.parse(await response.json());
}
