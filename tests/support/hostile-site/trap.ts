import type { Page } from '@parlance/domain/documents/knowledge/page';
import type { Routes } from './startSite.ts';

/** A page that a crawler may fall for, and what must become of it. */
export interface Trap {
  /** The case of the security catalogue. */
  id: string;
  name: string;
  /** Path of the page, linked from the start. */
  path: string;
  routes: Routes;
  /** Null: there must be no record of the page at all. */
  expected: Pick<Page, 'status' | 'reason'> | null;
  /** Must stand in what was kept of it. */
  holds?: string;
  /** Must not. */
  lacks?: string;
}

export const INDEXED = { status: 'indexed', reason: null } as const;

export function skipped(reason: NonNullable<Page['reason']>): Trap['expected'] {
  return { status: 'skipped', reason };
}

export function failed(reason: NonNullable<Page['reason']>): Trap['expected'] {
  return { status: 'failed', reason };
}
