import type { RuntimeConfig } from '@parlance/domain/runtimeConfig';

export type SecondFactorKind = 'totp' | 'phone';

/** The second factor that can be enrolled here: an authenticator app. The Auth emulator knows text messages alone. */
export function secondFactorKind({ emulators }: Pick<RuntimeConfig, 'emulators'>): SecondFactorKind {
  return emulators ? 'phone' : 'totp';
}
