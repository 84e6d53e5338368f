/** Services whose size an operator sets (`serviceOptions`); each instance has one vCPU. */
const SERVICES = ['ANSWER', 'VISITOR', 'DASHBOARD', 'WEB'] as const;

/** Maximum number of instances by service, as the parameters of a deployment say. */
export function instancesOf(parameters: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, number> {
  return new Map(
    SERVICES.flatMap((name): [string, number][] => {
      const value = Number(parameters[`${name}_MAX_INSTANCES`]);
      return Number.isInteger(value) ? [[`${name}_MAX_INSTANCES`, value]] : [];
    }),
  );
}
