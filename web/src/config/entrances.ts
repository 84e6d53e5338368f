/** Addresses that are known before the app is there (scripts/early.ts): a module of their own keeps that script small. */
export const entrances = { signIn: '/signin', dashboard: '/dashboard' } as const;
