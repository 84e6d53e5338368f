/** `colour` (#rrggbb) with a share (0 to 1) of a grey whose channels are all `towards`: 0 is black, 255 white. */
export function mixColour(colour: string, towards: number, share: number): string {
  const channel = (start: number): string => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16);
    return Math.round(value + (towards - value) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase();
}
