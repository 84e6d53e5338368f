/** Host and port of an emulator, from the variable that the Admin SDK reads; null where it is not set, which is in production. */
export function emulatorAt(variable: string): { host: string; port: number } | null {
  const address = process.env[variable];
  if (address === undefined) return null;
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
}
