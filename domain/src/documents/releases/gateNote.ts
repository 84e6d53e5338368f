import * as z from 'zod';

/**
 * How a release came through the gate. `passed`: all cases that must pass did. `overridden`: somebody who may has saved it although they
 * did not, for `reason`. `untested`: the tests came to no end within `LIMITS.gateMs`.
 */
export const GATE_WAYS = ['passed', 'overridden', 'untested'] as const;

export const gateNoteSchema = z.object({ way: z.enum(GATE_WAYS), reason: z.string() });

export type GateNote = z.infer<typeof gateNoteSchema>;
