import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/** What a member wrote about a lead or a conversation, for the team alone. Whose name it is stands with the members. */
export const noteSchema = z.object({ id: idSchema, authorUid: z.string(), text: z.string(), at: timestamp });

export type Note = z.infer<typeof noteSchema>;
