/** Cells that phones leave out. */
export const wideOnly = { display: { xs: 'none', sm: 'table-cell' } };
