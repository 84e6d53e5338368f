/** The address of a picture that may be shown: one of this host, or a picture that the dashboard's preview carries itself. */
export function safeImage(address: string | null): string | undefined {
  if (address === null || address === '') return undefined;
  if (/^data:image\/(?:png|jpeg);base64,[\w+/=]+$/.test(address)) return address;
  if (!URL.canParse(address, location.origin)) return undefined;
  const url = new URL(address, location.origin);
  return url.origin === location.origin ? url.href : undefined;
}
