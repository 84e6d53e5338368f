/** The grid that cards and their skeletons share, so that nothing moves when the data arrives. */
export const cardGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(300px, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
