/** Something in a row with a stretched link that does something of its own. */
export const aboveStretched = { position: 'relative', zIndex: 1 } as const;
