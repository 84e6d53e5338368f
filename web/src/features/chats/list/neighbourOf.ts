/**
 * Id of the item that follows when `id`, and with it what is `gone`, leaves the list: the nearest one below that stays, else the
 * nearest one above. Undefined where there is none.
 */
export function neighbourOf(
  id: string,
  list: readonly { id: string }[],
  gone: readonly string[] = [id],
): string | undefined {
  const place = list.findIndex((one) => one.id === id);
  const stays = (one: { id: string }) => !gone.includes(one.id);
  return (list.slice(place + 1).find(stays) ?? list.slice(0, Math.max(0, place)).findLast(stays))?.id;
}
