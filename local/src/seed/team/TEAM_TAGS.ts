/** What the demo organization's team sorts conversations by, the newest first. */
export const TEAM_TAGS = ['Lob', 'Nachfassen', 'Wissenslücke'] as const;
