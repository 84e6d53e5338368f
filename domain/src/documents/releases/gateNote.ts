import * as z from 'zod';

/**
 * Ways in which a release passed the gate. `passed`: all cases that must pass did. `overridden`: a person with the right to do so
 * saved it although they did not, for `reason`. `untested`: the tests did not finish within `LIMITS.gateMs`.
 */
export const GATE_WAYS = ['passed', 'overridden', 'untested'] as const;

export const gateNoteSchema = z.object({ way: z.enum(GATE_WAYS), reason: z.string() });

export type GateNote = z.infer<typeof gateNoteSchema>;
