/** Path at which this host serves an icon such as `tabler:message-circle` as a file, to be used as a mask. */
export function iconAddress(name: string): string {
  const [prefix = '', icon = ''] = name.split(':');
  return `/icons/${prefix}/${icon}.svg`;
}
