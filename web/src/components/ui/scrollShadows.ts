/**
 * A background that shows a shadow on each side on which a row goes on. What covers the shadow scrolls with the row, the shadow does
 * not (https://drafts.csswg.org/css-backgrounds/#background-attachment).
 */
export const scrollShadows = [
  'linear-gradient(to right, var(--paper) 12px, transparent 40px) left / 40px 100% no-repeat local',
  'linear-gradient(to left, var(--paper) 12px, transparent 40px) right / 40px 100% no-repeat local',
  'radial-gradient(farthest-side at 0 50%, var(--scroll-shadow), transparent) left / 14px 100% no-repeat scroll',
  'radial-gradient(farthest-side at 100% 50%, var(--scroll-shadow), transparent) right / 14px 100% no-repeat scroll',
].join(', ');
