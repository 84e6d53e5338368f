/** Procedures to begin with. */
export const PROCEDURE_TEMPLATES = ['return', 'booking', 'address', 'cancellation', 'appointment'] as const;

export type ProcedureTemplate = (typeof PROCEDURE_TEMPLATES)[number];
