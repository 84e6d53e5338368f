import { CONVERSATION_MIGRATIONS } from '../../conversations/migrations.ts';
import type { Migration } from '../../kernel/platform/schedule/Migration.ts';

/** All migrations of stored documents: each group has its own. */
export const MIGRATIONS: readonly Migration[] = [...CONVERSATION_MIGRATIONS];
