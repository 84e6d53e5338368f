import * as z from 'zod/mini';

/** Makes the schema of a setting from the values that it may have and the one of a new chatbot. */
export type SettingField = <T>(schema: z.ZodMiniType<T>, initial: z.core.util.NoUndefined<T>) => z.ZodMiniType<T>;

/** Field that has to be there. */
export const givenField: SettingField = (schema) => schema;

/** Field of a document, which has the value of a new chatbot where it is missing: it was written before there was the setting. */
export const storedField: SettingField = (schema, initial) => z._default(schema, initial);
