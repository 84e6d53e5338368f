import type { Action } from '@parlance/domain/roles';

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Requirement for access: an action of the role table, being the person oneself, or a confirmed account; null admits nobody. */
type Permission = Action | 'confirmed' | 'self' | 'confirmed self' | null;

export interface RuleRow {
  /** As a test title names it. */
  name: string;
  /** Path of a document that is there; `uid` is the caller's. */
  path: (orgId: string, uid: string) => string;
  /** Path at which a creation is tried, if not at one that nobody has. */
  newPath?: (uid: string, orgId: string) => string;
  /** A document that the server would accept, for creations. */
  document: object;
  /** The change that is allowed wherever any change is. */
  change: Readonly<Record<string, unknown>>;
  /** Operations that are not listed are closed to everybody. */
  permissions: Partial<Record<Operation, Permission>>;
  /** Operations that a visitor's browser may do in the one conversation that it watches. */
  watcher?: readonly Operation[];
}
