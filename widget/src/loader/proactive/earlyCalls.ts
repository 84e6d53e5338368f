import { isStandIn } from '../install.ts';

const standIn = window.Parlance;

/** Calls that the page's stand-in took before this script arrived. It has them no more. */
export const earlyCalls: readonly ArrayLike<unknown>[] = isStandIn(standIn) ? standIn.q.splice(0) : [];
