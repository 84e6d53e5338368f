import type en from './en.json';

/** A key of the translations. English is the reference; a test holds German to the same keys. */
export type MessageId = keyof typeof en;
