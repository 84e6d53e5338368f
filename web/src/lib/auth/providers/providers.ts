/** Identity providers that can vouch for a person. Names live in the translations. */
export const PROVIDERS = ['google', 'microsoft'] as const;

export type ProviderKey = (typeof PROVIDERS)[number];

/** Firebase's id of each provider. */
export const PROVIDER_IDS = {
  google: 'google.com',
  microsoft: 'microsoft.com',
} as const satisfies Record<ProviderKey, string>;

/** The provider that Firebase calls `providerId`; undefined for e-mail and password and for any other. */
export function providerKey(providerId: string): ProviderKey | undefined {
  return PROVIDERS.find((key) => PROVIDER_IDS[key] === providerId);
}
