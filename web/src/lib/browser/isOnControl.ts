/** True for a click on something in a row that does something of its own: a link, a button, a box to tick or its cell. */
export function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label, .MuiDataGrid-cellCheckbox') !== null;
}
