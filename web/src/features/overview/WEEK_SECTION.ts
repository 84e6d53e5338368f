/** The id of the section with the figures of the week. */
export const WEEK_SECTION = 'week';
