/** The product's name and the origin that canonical links are built on. */
export const site = {
  name: 'Parlance',
  origin: import.meta.env.VITE_PUBLIC_ORIGIN ?? '',
} as const;
