/** Styles shared by links that look like tabs. Their row scrolls and clips, so the focus is shown inside. */
export const tabLink = {
  px: 1.5,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: -2 },
} as const;
