/** Tags by which the demo organization's team sorts conversations, newest first. */
export const TEAM_TAGS = ['Lob', 'Nachfassen', 'Wissenslücke'] as const;
