/** A link or button that takes clicks anywhere in the nearest element with a position, which is its row. */
export const stretchedLink = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outlineOffset: -2 },
} as const;
