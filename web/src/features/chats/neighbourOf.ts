/** Which of a list is next when one of it goes: the one below, else the one above. Undefined where there is none. */
export function neighbourOf(id: string, list: readonly { id: string }[]): string | undefined {
  const place = list.findIndex((one) => one.id === id);
  return (list[place + 1] ?? list[place - 1])?.id;
}
