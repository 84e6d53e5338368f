import type { ProviderKey } from '#web/lib/auth/providers/providers.ts';

interface ProviderMarkProps {
  provider: ProviderKey;
}

/** A provider's sign in one colour. Decorative: its name stands beside it. */
export function ProviderMark({ provider }: ProviderMarkProps) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
      {provider === 'google' ? (
        <path d="M16.5 6A7.5 7.500 0 1 0 17.500 10H10.500" fill="none" stroke="currentColor" strokeWidth="2.600" />
      ) : (
        <path
          d="M2 2h7.500v7.500H2zM10.500 2H18v7.500h-7.500zM2 10.500h7.500V18H2zM10.500 10.500H18V18h-7.500z"
          fill="currentColor"
        />
      )}
    </svg>
  );
}
