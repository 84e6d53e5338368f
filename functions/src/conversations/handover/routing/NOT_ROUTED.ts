/** Fields of a request that no rule has given to a member, or whose wait is over. */
export const NOT_ROUTED = { routing: null, passOnAt: null } as const;
