import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/** A member's note about a lead or a conversation, for the team alone. The author's name is stored with the members. */
export const noteSchema = z.object({ id: idSchema, authorUid: z.string(), text: z.string(), at: timestamp });

export type Note = z.infer<typeof noteSchema>;
