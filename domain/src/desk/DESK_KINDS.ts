/**
 * Declarations that end a contract: the withdrawal from a distance contract (§ 356a BGB, Article 11a of Directive 2011/83/EU) and the
 * cancellation of a subscription (§ 312k BGB).
 */
export const DESK_KINDS = ['withdrawal', 'cancellation'] as const;

export type DeskKind = (typeof DESK_KINDS)[number];
