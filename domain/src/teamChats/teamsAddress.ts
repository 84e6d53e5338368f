/** Hosts on which Microsoft gives out addresses for incoming posts: Workflows (Power Automate), and the former connectors. */
const SUFFIXES = ['.logic.azure.com', '.webhook.office.com', '.api.powerplatform.com'];

/** Ports that an address may name: none but HTTPS's own. */
const PORTS = ['', '443'];

/** True iff an address is one of Microsoft's for posts to a channel of Teams, over HTTPS and without a name or password in it. */
export function isTeamsAddress(typed: string): boolean {
  if (!URL.canParse(typed)) return false;
  const { protocol, hostname, port, username, password } = new URL(typed);
  const isMicrosofts = SUFFIXES.some((suffix) => hostname.endsWith(suffix));
  return protocol === 'https:' && isMicrosofts && PORTS.includes(port) && username === '' && password === '';
}
